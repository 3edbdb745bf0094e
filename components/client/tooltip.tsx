import * as Radix from '@radix-ui/react-tooltip'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { type IslandElement, mountIsland } from './islands'

type Handler = (event: Event) => void

/**
 * Gives Radix an element of the server's HTML as its trigger (`asChild`): passes Radix's handlers and
 * attributes to that element.
 * https://www.radix-ui.com/primitives/docs/guides/composition
 */
function ServerElement({
  element,
  ref,
  // The tooltip shows the link's name, which would be read twice.
  'aria-describedby': _,
  ...given
}: { element: HTMLElement; ref?: Ref<HTMLElement> } & Record<string, unknown>) {
  const latest = useRef(given)
  useImperativeHandle(ref, () => element)

  useEffect(() => {
    latest.current = given
    for (const [name, value] of Object.entries(given)) {
      if (typeof value === 'string') element.setAttribute(name, value)
      else if (value === undefined) element.removeAttribute(name)
    }
  })

  useEffect(() => {
    const listening = new AbortController()
    for (const [name, value] of Object.entries(latest.current))
      if (typeof value === 'function')
        element.addEventListener(
          name.slice('on'.length).toLowerCase(),
          (event) => (latest.current[name] as Handler)(event),
          { signal: listening.signal },
        )
    // The pointer or the focus is on it already: they asked for this code.
    if (element.matches(':hover'))
      element.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    else if (element === document.activeElement) element.dispatchEvent(new FocusEvent('focus'))
    return () => listening.abort()
  }, [element])

  return null
}

/** Names the island's link, which shows only an icon, when the pointer rests on it. */
export function Tooltip({ island, label }: { label: string } & IslandElement) {
  const link = island.querySelector('a')
  if (!link) return null
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>
          <ServerElement element={link} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side="left" sideOffset={12} className="chat-tooltip">
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}

export const mount = (island: HTMLElement) => mountIsland(island, Tooltip)
