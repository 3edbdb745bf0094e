'use client'

import { useEffect } from 'react'
import { askConsent } from '@/components/consent/ask-consent'
import { enhancePage } from '@/loader/enhance-page'
import { reportChatClicks } from '@/loader/report-chat-clicks'

/** True once the loader has started, because React runs each effect twice under `next dev`. */
let started = false

/** Starts the scripts of `loader/` under `next dev`, whose HTML contains none. */
export function DevLoader({ analyticsId }: { analyticsId: string | undefined }) {
  useEffect(() => {
    if (started) return
    started = true
    enhancePage((name) => import(`@/components/islands/${name}/client`))
    reportChatClicks()
    if (analyticsId) askConsent(analyticsId)
  }, [analyticsId])
  return null
}
