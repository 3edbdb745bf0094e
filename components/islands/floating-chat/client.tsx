import * as Radix from '@radix-ui/react-tooltip'
import { useEffect, useRef } from 'react'
import { type IslandProps, mountIsland } from '@/components/islands/mount'

/** Events that Radix's trigger listens to. */
const TRIGGER_EVENTS =
  'pointerover pointerout pointerleave pointermove pointerdown click focusin focusout'.split(' ')

/**
 * Shows the label of the island's link in a tooltip, which is only an icon. Radix's trigger is an empty element
 * that gets copies of the link's events, because React does not manage the server's link.
 */
export function Tooltip({ island }: IslandProps) {
  const trigger = useRef<HTMLSpanElement>(null)
  const link = island.querySelector('a')

  useEffect(() => {
    const repeat = (event: Event) => {
      const SameEvent = event.constructor as typeof Event
      trigger.current?.dispatchEvent(new SameEvent(event.type, event))
    }
    for (const type of TRIGGER_EVENTS) link?.addEventListener(type, repeat)
    // Repeats the hover or focus that loaded this island, because Radix has missed it.
    if (link?.matches(':hover'))
      repeat(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }))
    else if (link && link === document.activeElement)
      repeat(new FocusEvent('focusin', { bubbles: true }))
    return () => {
      for (const type of TRIGGER_EVENTS) link?.removeEventListener(type, repeat)
    }
  }, [link])

  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>
          <span ref={trigger} className="tooltip-trigger" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side="left" sideOffset={12} className="chat-tooltip">
            {link?.getAttribute('aria-label')}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

export const mount = (island: HTMLElement) => mountIsland(island, Tooltip)
