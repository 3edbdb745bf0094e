import { useRef } from 'react'
import { scrollerOf } from './scroller'
import type { RowProps } from './use-list-editor'

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

/**
 * Moves the row of a handle with the pointer, and marks the row at which the item falls. Scrolls the
 * form while the pointer rests near an edge, because the list may be longer than the screen. Changes
 * the rows without React, which would render all items in each frame.
 * @returns a function that ends the drag and returns the index at which the item falls
 */
function dragRow(
  handle: HTMLElement,
  { pointerId, clientY }: { pointerId: number; clientY: number },
): (() => number) | undefined {
  const row = handle.closest('li')
  const list = handle.closest('ol')
  const pane = scrollerOf(handle)
  if (!row || !list || !pane) return undefined
  // The present rows, because others may save the list during the drag.
  const rows = () => [...(list.children as HTMLCollectionOf<HTMLElement>)]
  const topOf = ({ offsetTop }: HTMLElement) => offsetTop - list.offsetTop
  const grip = clientY - row.getBoundingClientRect().top
  let pointerY = clientY
  let to = rows().indexOf(row)
  const stop = () => {
    to = rows().indexOf(row)
    handle.onpointermove = null
    row.style.transform = ''
    for (const { classList } of rows()) classList.remove('dragged', 'drop-before', 'drop-after')
  }
  const followPointer = () => {
    const { top, height } = list.getBoundingClientRect()
    const y = Math.min(Math.max(pointerY - top, 0), height)
    const from = rows().indexOf(row)
    const above = rows().filter(
      (other) => other !== row && topOf(other) + other.offsetHeight / 2 < y,
    )
    to = above.length
    row.style.transform = `translateY(${y - grip - topOf(row)}px)`
    for (const [index, { classList }] of rows().entries()) {
      classList.toggle('drop-before', index === to && to < from)
      classList.toggle('drop-after', index === to && to > from)
    }
  }
  const update = () => {
    // Browsers do not report the end of the capture to a handle that has moved in the document.
    if (!handle.hasPointerCapture(pointerId)) return stop()
    pane.scrollTop += scrollStep(pane, pointerY)
    followPointer()
    requestAnimationFrame(update)
  }
  handle.onpointermove = (event) => {
    pointerY = event.clientY
  }
  handle.setPointerCapture(pointerId)
  row.classList.add('dragged')
  update()
  return () => {
    if (handle.hasPointerCapture(pointerId)) followPointer()
    const dropIndex = to
    stop()
    return dropIndex
  }
}

/** Shows a handle that moves an item by dragging or by the arrow keys. */
export function DragHandle({ list, index }: RowProps) {
  const endDrag = useRef<() => number>(undefined)
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
      onPointerDown={(event) => {
        if (event.button === 0) endDrag.current = dragRow(event.currentTarget, event)
      }}
      // Moves the item in the present list, which others may have saved during the drag.
      onPointerUp={({ currentTarget }) => {
        if (endDrag.current) move(currentTarget, endDrag.current())
        endDrag.current = undefined
      }}
    >
      ⠿
    </button>
  )
}
