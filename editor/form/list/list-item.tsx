import type { ReactNode } from 'react'
import { DragHandle } from './drag-handle'
import { MoveButtons, type MoveProps } from './move-buttons'

/** Shows one item of a list: a text in its row, or a group below its name. */
export function ListItem({
  isOpen,
  isHidden,
  onToggle,
  onRemove,
  children,
  ...place
}: MoveProps & {
  /** Whether the item shows its fields; undefined for a text, which is one field. */
  isOpen: boolean | undefined
  isHidden: boolean
  onToggle: () => void
  /** Undefined in a list whose count of items cannot change. */
  onRemove: (() => void) | undefined
  /** The field of a text, or the fields and buttons of a group. */
  children: ReactNode
}) {
  const { name, length } = place
  const isText = isOpen === undefined
  const moveButtons = length > 1 && <MoveButtons {...place} hasEnds={!isText} />
  return (
    <li className="item">
      <div className="item-row">
        {length > 1 && <DragHandle {...place} />}
        {isText ? (
          children
        ) : (
          <button
            type="button"
            className="plain item-name"
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {name}
            {isHidden && <span className="hint"> (escondido)</span>}
          </button>
        )}
        <div className="item-buttons">
          {isText && moveButtons}
          {onRemove && (
            <button
              type="button"
              className="plain remove"
              aria-label={`Remover ${name}`}
              onClick={onRemove}
            >
              Remover
            </button>
          )}
        </div>
      </div>
      {isOpen && (
        <div className="item-fields">
          {moveButtons && <div className="button-row">{moveButtons}</div>}
          {children}
        </div>
      )}
    </li>
  )
}
