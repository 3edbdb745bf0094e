import type { ReactNode } from 'react'
import { HideButton } from '@/editor/form/hide-button'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, valueAt } from '@/model/values/tree'
import { DragHandle } from './drag-handle'
import { MoveButtons } from './move-buttons'
import type { ItemList } from './use-list'

/** Shows one item of a list: a text in its row, or a group below its name. */
export function ListItem({
  list: { length, isText, isFixed, isFull, canHide, drag, setDrag, move, ...list },
  path,
  value,
  children,
}: {
  list: ItemList
  path: FieldPath
  value: unknown
  /** The field of a text, or the fields of a group. */
  children: ReactNode
}) {
  const index = Number(lastOf(path))
  const name = list.nameOf(index)
  const isOpen = isText || list.isOpen(index)
  const isHidden = valueAt(value, ['hidden']) === true
  const isDragged = drag?.from === index
  const isTarget = !isDragged && drag?.dropIndex === index
  const classes = [
    'item',
    isOpen && 'open',
    isDragged && 'dragged',
    isTarget && (drag.dropIndex < drag.from ? 'drop-before' : 'drop-after'),
  ]
  const places = { name, index, length, onMove: (to: number) => move(index, to) }
  const moveButtons = length > 1 && <MoveButtons {...places} hasEnds={!isText} />
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      style={isDragged ? { transform: `translateY(${drag.y - drag.start}px)` } : undefined}
    >
      <div className="item-row">
        {length > 1 && (
          <DragHandle {...places} drag={isDragged ? drag : undefined} onDrag={setDrag} />
        )}
        {isText ? (
          children
        ) : (
          <button
            type="button"
            className="plain item-name"
            aria-expanded={isOpen}
            onClick={() => list.toggle(index)}
          >
            {name}
            {isHidden && <span className="hint"> (escondido)</span>}
          </button>
        )}
        <div className="item-buttons">
          {isText && moveButtons}
          {!isFixed && (
            <button
              type="button"
              className="plain remove"
              aria-label={`Remover ${name}`}
              onClick={({ currentTarget }) => list.remove(index, currentTarget)}
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
          {canHide && <HideButton path={[...path, 'hidden']} thing="este item" />}
          {!isFixed && (
            <button type="button" disabled={isFull} onClick={() => list.duplicate(index)}>
              Duplicar
            </button>
          )}
        </div>
      )}
    </li>
  )
}
