import type { ReactNode } from 'react'
import { HideButton } from '@/editor/elements/hide-button'
import { fieldsIn } from '@/model/schema/field-at'
import { valueAt } from '@/model/values/tree'
import { MoveButtons } from './move-buttons'
import { canResize, isFixed, type RowProps } from './use-list-actions'

const RemoveButton = ({ field, row, actions }: RowProps) =>
  canResize(field, row.count) && (
    <button
      type="button"
      className="plain remove"
      aria-label={`Remover ${row.name}`}
      onClick={() => actions.remove(row.index)}
    >
      Remover
    </button>
  )

type Props = RowProps & { handle: ReactNode; children: ReactNode }

/** Shows a text of a list in its row. */
export const TextRow = ({ handle, children, ...props }: Props) => (
  <div className="item-row">
    {handle}
    {children}
    <div className="item-buttons">
      <MoveButtons {...props} />
      <RemoveButton {...props} />
    </div>
  </div>
)

/** Shows the name of a list item and, while the item is open, its fields. */
export function GroupRow({ handle, children, ...props }: Props) {
  const { field, row, actions } = props
  const { path, value, name, index, count, isOpen } = row
  const canHide = !isFixed(field) && 'hidden' in fieldsIn(field.item)
  return (
    <>
      <div className="item-row">
        {handle}
        <button
          type="button"
          className="plain item-name"
          aria-expanded={isOpen}
          onClick={() => actions.toggle(index)}
        >
          {name}
          {valueAt(value, ['hidden']) === true && <span className="hint"> (escondido)</span>}
        </button>
        <div className="item-buttons">
          <RemoveButton {...props} />
        </div>
      </div>
      {isOpen && (
        <div className="item-fields">
          {count > 1 && (
            <div className="button-row">
              <MoveButtons {...props} hasEnds />
            </div>
          )}
          {children}
          {canHide && <HideButton path={[...path, 'hidden']} thing="este item" />}
          {canResize(field, count) && (
            <button
              type="button"
              disabled={count >= field.max}
              onClick={() => actions.duplicate(index)}
            >
              Duplicar
            </button>
          )}
        </div>
      )}
    </>
  )
}
