import type { RowProps } from './use-list-editor'

/** Distance in items and the text of each button. Infinite for the ends of the list. */
const MOVES = [
  { verb: 'Subir', text: '▲', by: -1 },
  { verb: 'Descer', text: '▼', by: 1 },
  { verb: 'Primeiro', text: 'Primeiro', by: Number.NEGATIVE_INFINITY },
  { verb: 'Último', text: 'Último', by: Number.POSITIVE_INFINITY },
] as const

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
export function MoveButtons({ list, index, hasEnds = false }: RowProps & { hasEnds?: boolean }) {
  const { length } = list.values
  if (length < 2) return null
  return MOVES.filter(({ by }) => hasEnds || Number.isFinite(by)).map(({ verb, text, by }) => {
    const to = Math.min(Math.max(index + by, 0), length - 1)
    return (
      <button
        key={verb}
        type="button"
        data-move={verb}
        aria-label={`${verb}: ${list.nameOf(index)}, ${index + 1}º de ${length}`}
        disabled={to === index}
        onClick={({ currentTarget }) => {
          const rows = currentTarget.closest('ol')
          const { top } = currentTarget.getBoundingClientRect()
          list.move(index, to)
          focusMoved(rows, to, verb, top)
        }}
      >
        {text}
      </button>
    )
  })
}
