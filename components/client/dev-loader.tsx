'use client'

import { useEffect } from 'react'
import { askConsent } from '@/browser/ask-consent'
import type { IslandName } from '@/browser/load-islands'
import { startPage } from '@/browser/start-page'

const ISLANDS = {
  menu: () => import('./menu'),
  notices: () => import('./notices'),
  tooltip: () => import('./tooltip'),
} satisfies Record<IslandName, unknown>

/** React runs an effect twice under `next dev`. */
let started = false

/** Replaces browser/loader.ts under `next dev`. */
export function DevLoader({ analyticsId }: { analyticsId: string | undefined }) {
  useEffect(() => {
    if (started) return
    started = true
    startPage((name) => ISLANDS[name as IslandName]())
    if (analyticsId) askConsent(analyticsId)
  }, [analyticsId])
  return null
}
