'use client'

import * as Radix from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'

/** A default export, because `lazy` takes nothing else. */
// biome-ignore lint/style/noDefaultExport: React.lazy loads a module's default export
export default function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side="left" sideOffset={12} className="tooltip">
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
