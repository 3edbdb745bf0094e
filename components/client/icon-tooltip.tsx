'use client'

import { lazy, type ReactElement, Suspense } from 'react'

const Tooltip = lazy(() => import('./tooltip'))

/**
 * Names a control that shows only an icon when the pointer rests on it. The control itself stands in
 * the HTML; the tooltip's code arrives in a bundle of its own.
 */
export function IconTooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Suspense fallback={children}>
      <Tooltip label={label}>{children}</Tooltip>
    </Suspense>
  )
}
