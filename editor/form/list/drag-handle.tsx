import { useState } from 'react'
import { moveItem } from './item-values'
import type { RowProps } from './use-list-actions'
import './drag-handle.css'

/** A dragged item, with the index at which it falls. Any change of the list ends the drag. */
type Drag = { values: readonly unknown[]; from: number; to: number }

/** Returns the drag of an item of a list, and the functions that change and show it. */
export function useDrag(values: readonly unknown[]) {
  const [drag, setDrag] = useState<Drag>()
  const dragged = drag?.values === values ? drag : undefined
  const places = dragged && moveItem([...values.keys()], dragged.from, dragged.to)
  return {
    dragged,
    drag: (from: number, to: number) => setDrag({ values, from, to }),
    endDrag: () => setDrag(undefined),
    /** Returns the attributes of an item, which show where the dragged item falls. */
    attributesOf: (index: number) => ({
      className: dragged?.from === index ? 'item dragged' : 'item',
      style: { order: places?.indexOf(index) },
    }),
  }
}

/** Returns the index of a dragged item: the number of other rows whose middle is above the pointer. */
function indexAt(handle: Element, clientY: number): number {
  const rows = [...(handle.closest('ol')?.children ?? [])]
  const above = rows.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return !row.contains(handle) && top + height / 2 < clientY
  })
  return above.length
}

/** Shows a handle that moves an item by dragging or by the arrow keys. */
export function DragHandle({
  row,
  actions,
  dragging,
}: RowProps & { dragging: ReturnType<typeof useDrag> }) {
  const { name, index, count } = row
  const { dragged, drag, endDrag } = dragging
  if (count < 2) return null
  const move = (handle: HTMLElement, to: number) => {
    if (to >= 0 && to < count && to !== index) actions.move(index, to, handle)
  }
  return (
    <button
      type="button"
      className="plain handle"
      data-move="Mover"
      aria-label={`Mover ${name}, ${index + 1}º de ${count}: use as setas ou arraste`}
      onKeyDown={(event) => {
        const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
        if (to === undefined) return
        event.preventDefault()
        move(event.currentTarget, to)
      }}
      onPointerDown={({ currentTarget, pointerId, button }) => {
        if (button === 0) currentTarget.setPointerCapture(pointerId)
      }}
      onPointerMove={({ currentTarget: handle, pointerId, clientY }) => {
        if (!handle.hasPointerCapture(pointerId)) return
        const to = indexAt(handle, clientY)
        if (to !== dragged?.to) drag(index, to)
        // Scrolls the form, because the list may be longer than the screen.
        handle.scrollIntoView({ block: 'nearest' })
      }}
      onPointerUp={({ currentTarget }) => dragged && move(currentTarget, dragged.to)}
      onLostPointerCapture={endDrag}
    >
      ⠿
    </button>
  )
}
