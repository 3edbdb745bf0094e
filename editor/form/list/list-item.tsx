import type { ReactNode } from 'react'
import { DragHandle, type DragState } from './drag-handle'
import { MoveButtons } from './move-buttons'

/** Shows one item of a list: a text in its row, or a group below its name. */
export function ListItem({
  drag,
  onDrag,
  isText,
  isOpen,
  isHidden,
  onToggle,
  onRemove,
  children,
  ...places
}: {
  name: string
  index: number
  length: number
  onMove: (to: number) => void
  /** Defined while the owner drags an item of the list. */
  drag: DragState | undefined
  onDrag: (drag: DragState | undefined) => void
  isText: boolean
  isOpen: boolean
  isHidden: boolean
  onToggle: () => void
  /** Receives the rows of the list. Undefined in a list whose count of items cannot change. */
  onRemove: ((rows: HTMLElement | null) => void) | undefined
  /** The field of a text, or the fields and buttons of a group. */
  children: ReactNode
}) {
  const { name, index, length } = places
  const isDragged = drag?.from === index
  const isTarget = !isDragged && drag?.dropIndex === index
  const classes = [
    'item',
    isOpen && 'open',
    isDragged && 'dragged',
    isTarget && (drag.dropIndex < drag.from ? 'drop-before' : 'drop-after'),
  ]
  const moveButtons = length > 1 && <MoveButtons {...places} hasEnds={!isText} />
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      style={isDragged ? { transform: `translateY(${drag.y - drag.start}px)` } : undefined}
    >
      <div className="item-row">
        {length > 1 && (
          <DragHandle {...places} drag={isDragged ? drag : undefined} onDrag={onDrag} />
        )}
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
              onClick={({ currentTarget }) => onRemove(currentTarget.closest('ol'))}
            >
              Remover
            </button>
          )}
        </div>
      </div>
      {isOpen && !isText && (
        <div className="item-fields">
          {moveButtons && <div className="button-row">{moveButtons}</div>}
          {children}
        </div>
      )}
    </li>
  )
}
