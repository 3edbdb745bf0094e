import type { RowProps } from './use-list-actions'

/** Focuses a button of a moved item, and keeps the button under the thumb for the next tap. */
function focusMoved(rows: Element | null, index: number, verb: string, top: number): void {
  const item = rows?.children[index]
  const button =
    item?.querySelector<HTMLElement>(`[data-move="${verb}"]:enabled`) ??
    item?.querySelector<HTMLElement>('[data-move]:enabled')
  if (!button) return
  button.focus({ preventScroll: true })
  const pane = button.closest('.form-pane')
  if (pane) pane.scrollTop += button.getBoundingClientRect().top - top
}

/**
 * Shows buttons that move a list item, because a thumb drags badly and a phone has no arrow keys.
 * @param hasEnds whether buttons move the item to the ends of the list as well
 */
export function MoveButtons({ row, actions, hasEnds }: RowProps & { hasEnds?: boolean }) {
  const { name, index, count } = row
  if (count < 2) return null
  const moves = [
    { verb: 'Subir', text: '▲', to: Math.max(index - 1, 0) },
    { verb: 'Descer', text: '▼', to: Math.min(index + 1, count - 1) },
  ]
  const movesToEnds = [
    { verb: 'Primeiro', text: 'Primeiro', to: 0 },
    { verb: 'Último', text: 'Último', to: count - 1 },
  ]
  return [...moves, ...(hasEnds ? movesToEnds : [])].map(({ verb, text, to }) => (
    <button
      key={verb}
      type="button"
      data-move={verb}
      aria-label={`${verb}: ${name}, ${index + 1}º de ${count}`}
      disabled={to === index}
      onClick={({ currentTarget }) => {
        const rows = currentTarget.closest('ol')
        const { top } = currentTarget.getBoundingClientRect()
        actions.move(index, to)
        focusMoved(rows, to, verb, top)
      }}
    >
      {text}
    </button>
  ))
}
