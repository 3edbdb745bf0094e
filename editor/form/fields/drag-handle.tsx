import type { PointerEvent } from 'react'

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
  const trackPointer = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const list = currentTarget.closest('ol')
    if (!list) return
    const { top, height } = list.getBoundingClientRect()
    const y = Math.min(Math.max(clientY - top, 0), height)
    onDrag({
      from: index,
      dropIndex: drag ? dropIndexAt(list, index, y) : index,
      start: drag?.start ?? y,
      y,
    })
    // Scrolls the form, because the list may be longer than the screen.
    requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <button
      type="button"
      className="handle"
      aria-label={`Mover ${name}, ${index + 1}º de ${length}: use as setas ou arraste`}
      onKeyDown={(event) => {
        const offset = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!offset) return
        event.preventDefault()
        move(event.currentTarget, index + offset)
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        trackPointer(event)
      }}
      onPointerMove={(event) => drag && trackPointer(event)}
      onPointerUp={({ currentTarget }) => drag && move(currentTarget, drag.dropIndex)}
      onLostPointerCapture={() => onDrag(undefined)}
    >
      ⠿
    </button>
  )
}
