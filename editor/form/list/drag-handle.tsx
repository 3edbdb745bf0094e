import { type PointerEvent, useEffect, useRef } from 'react'

/** An item that the owner is dragging. Positions are pixels from the top of the list. */
export type DragState = {
  from: number
  /** Index at which the item falls if the owner releases it now. */
  dropIndex: number
  /** Position of the pointer at the start, and now. */
  start: number
  y: number
}

/** Returns the index at which an item falls if the owner releases it at a position of the list. */
function dropIndexAt(list: HTMLElement, from: number, y: number): number {
  const above = [...(list.children as HTMLCollectionOf<HTMLElement>)].filter(
    (row, index) => index !== from && row.offsetTop - list.offsetTop + row.offsetHeight / 2 < y,
  )
  return above.length
}

/** Height at the edges of the form in which a dragged item scrolls the form, in pixels. */
const SCROLL_EDGE = 56
/** Distance that the form scrolls in each frame, in pixels. */
const SCROLL_STEP = 10

/** Returns how far the form scrolls for a pointer near its upper or lower edge. */
function scrollStep(pane: Element, clientY: number): number {
  const { top, bottom } = pane.getBoundingClientRect()
  if (clientY < top + SCROLL_EDGE) return -SCROLL_STEP
  return clientY > bottom - SCROLL_EDGE ? SCROLL_STEP : 0
}

/** Shows a handle that moves an item by dragging or by the arrow keys. */
export function DragHandle({
  name,
  index,
  length,
  drag,
  onDrag,
  onMove,
}: {
  name: string
  index: number
  length: number
  /** Defined while the owner drags this item. */
  drag: DragState | undefined
  onDrag: (drag: DragState | undefined) => void
  onMove: (to: number) => void
}) {
  const move = (handle: HTMLElement, to: number) => {
    if (to < 0 || to >= length || to === index) return
    onMove(to)
    const rows = handle.closest('ol')?.children
    requestAnimationFrame(() => rows?.[to]?.querySelector<HTMLElement>('.handle')?.focus())
  }
  const handle = useRef<HTMLButtonElement>(null)
  const pointerY = useRef(0)
  const track = () => {
    const list = handle.current?.closest('ol')
    if (!list) return
    const { top, height } = list.getBoundingClientRect()
    const y = Math.min(Math.max(pointerY.current - top, 0), height)
    onDrag({
      from: index,
      dropIndex: drag ? dropIndexAt(list, index, y) : index,
      start: drag?.start ?? y,
      y,
    })
  }
  const trackPointer = ({ clientY }: PointerEvent) => {
    pointerY.current = clientY
    track()
  }
  const latestTrack = useRef(track)
  latestTrack.current = track
  const isDragged = drag !== undefined
  // Scrolls while the pointer rests near an edge, because the list may be longer than the screen.
  useEffect(() => {
    const pane = handle.current?.closest('.form-pane')
    if (!isDragged || !pane) return undefined
    let frame = 0
    const scroll = () => {
      frame = requestAnimationFrame(scroll)
      const before = pane.scrollTop
      pane.scrollTop += scrollStep(pane, pointerY.current)
      if (pane.scrollTop !== before) latestTrack.current()
    }
    scroll()
    return () => cancelAnimationFrame(frame)
  }, [isDragged])
  return (
    <button
      type="button"
      ref={handle}
      className="plain handle"
      aria-label={`Mover ${name}, ${index + 1}º de ${length}: use as setas ou arraste`}
      onKeyDown={(event) => {
        const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: length - 1 }[event.key]
        if (to === undefined) return
        event.preventDefault()
        move(event.currentTarget, to)
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        trackPointer(event)
      }}
      onPointerMove={(event) => drag && trackPointer(event)}
      onPointerUp={({ currentTarget }) => {
        if (drag) move(currentTarget, drag.dropIndex)
        // Browsers do not report the end of the capture to a handle that has moved.
        onDrag(undefined)
      }}
      onLostPointerCapture={() => onDrag(undefined)}
    >
      ⠿
    </button>
  )
}
