import type { ReactNode } from 'react'
import { HideButton } from '@/editor/form/hide-button'
import { valueAt } from '@/model/values/tree'
import { DragHandle } from './drag-handle'
import { MoveButtons } from './move-buttons'
import type { RowProps } from './use-list-editor'

const RemoveButton = ({ list, index }: RowProps) =>
  !list.isFixed && (
    <button
      type="button"
      className="plain remove"
      aria-label={`Remover ${list.names[index]}`}
      onClick={() => list.remove(index)}
    >
      Remover
    </button>
  )

/** Shows a text of a list in its row. */
export const TextRow = ({ children, ...row }: RowProps & { children: ReactNode }) => (
  <div className="item-row">
    <DragHandle {...row} />
    {children}
    <div className="item-buttons">
      <MoveButtons {...row} />
      <RemoveButton {...row} />
    </div>
  </div>
)

/** Shows the name of a list item and, while the item is open, its fields. */
export function GroupRow({ children, ...row }: RowProps & { children: ReactNode }) {
  const { list, index } = row
  const isOpen = list.isOpen(index)
  return (
    <>
      <div className="item-row">
        <DragHandle {...row} />
        <button
          type="button"
          className="plain item-name"
          aria-expanded={isOpen}
          onClick={() => list.toggle(index)}
        >
          {list.names[index]}
          {valueAt(list.values, [index, 'hidden']) === true && (
            <span className="hint"> (escondido)</span>
          )}
        </button>
        <div className="item-buttons">
          <RemoveButton {...row} />
        </div>
      </div>
      {isOpen && (
        <div className="item-fields">
          {list.values.length > 1 && (
            <div className="button-row">
              <MoveButtons {...row} hasEnds />
            </div>
          )}
          {children}
          {list.canHide && <HideButton path={[...list.path, index, 'hidden']} thing="este item" />}
          {!list.isFixed && (
            <button type="button" disabled={list.isFull} onClick={() => list.duplicate(index)}>
              Duplicar
            </button>
          )}
        </div>
      )}
    </>
  )
}
