'use client'

import { useEffect } from 'react'
import { askConsent } from '@/components/islands/consent/loader'
import { initEarly } from '@/loader/init-early'
import { initLoader } from '@/loader/init-loader'

/** True once the loader has started, because React runs each effect twice under `next dev`. */
let started = false

/** Starts both scripts of `loader/` under `next dev`, whose HTML contains neither. */
export function DevLoader({ analyticsId }: { analyticsId: string | undefined }) {
  useEffect(() => {
    if (started) return
    started = true
    initEarly()
    initLoader((name) => import(`@/components/islands/${name}/client`))
    if (analyticsId) askConsent(analyticsId)
  }, [analyticsId])
  return null
}
