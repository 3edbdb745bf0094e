'use client'

import { useEffect } from 'react'
import { askConsent } from '@/browser/ask-consent'
import { initLoader } from '@/browser/init-loader'

/** React runs an effect twice under `next dev`. */
let started = false

/** Replaces browser/loader.ts under `next dev`. */
export function DevLoader({ analyticsId }: { analyticsId: string | undefined }) {
  useEffect(() => {
    if (started) return
    started = true
    initLoader((name) => import(`@/components/islands/${name}/client`))
    if (analyticsId) askConsent(analyticsId)
  }, [analyticsId])
  return null
}
