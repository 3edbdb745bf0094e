'use client'

import { useEffect } from 'react'

/**
 * Starts the islands under `next dev`. The build bundles them itself (scripts/finish/islands.ts), and the page
 * that it publishes starts them by the inline script.
 */
export function DevIslands() {
  useEffect(() => {
    import('./islands').then(({ startIslands }) => startIslands())
  }, [])
  return null
}
