import type { RowProps } from './use-list-actions'

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
      onClick={({ currentTarget }) => actions.move(index, to, currentTarget)}
    >
      {text}
    </button>
  ))
}
