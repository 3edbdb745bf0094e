import type { RowProps } from './use-list-editor'

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
export function DragHandle({ list, index }: RowProps) {
  const { dragged } = list
  const { length } = list.values
  if (length < 2) return null
  const move = (handle: HTMLElement, to: number) => {
    if (to < 0 || to >= length || to === index) return
    const rows = handle.closest('ol')?.children
    list.move(index, to)
    rows?.[to]?.querySelector<HTMLElement>('.handle')?.focus()
  }
  return (
    <button
      type="button"
      className="plain handle"
      aria-label={`Mover ${list.names[index]}, ${index + 1}º de ${length}: use as setas ou arraste`}
      onKeyDown={(event) => {
        const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: length - 1 }[event.key]
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
        if (to !== dragged?.to) list.drag(index, to)
        // Scrolls the form, because the list may be longer than the screen.
        handle.scrollIntoView({ block: 'nearest' })
      }}
      onPointerUp={({ currentTarget }) => dragged && move(currentTarget, dragged.to)}
      onLostPointerCapture={list.endDrag}
    >
      ⠿
    </button>
  )
}
