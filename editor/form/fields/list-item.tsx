import type { ReactNode } from 'react'
import { useEditor } from '@/editor/context'
import { HideButton } from '@/editor/form/hide-button'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, valueAt } from '@/model/values/tree'
import { DragHandle, type DragState } from './drag-handle'
import { MoveButtons } from './move-buttons'

/** Shows one item of a list: a text in its row, or a group below its name. */
export function ListItem({
  path,
  value,
  name,
  length,
  isText,
  isOpen,
  canHide,
  drag,
  onDrag,
  onMove,
  onToggle,
  onRemove,
  onDuplicate,
  isFull,
  children,
}: {
  path: FieldPath
  value: unknown
  name: string
  /** Count of the list's items. */
  length: number
  isText: boolean
  isOpen: boolean
  canHide: boolean
  drag: DragState | undefined
  onDrag: (drag: DragState | undefined) => void
  onMove: (to: number) => void
  onToggle: () => void
  /** Undefined for a list whose count of items is fixed. */
  onRemove: ((button: HTMLElement) => void) | undefined
  onDuplicate: (() => void) | undefined
  isFull: boolean
  /** The field of a text, or the fields of a group. */
  children: ReactNode
}) {
  const { editor } = useEditor()
  const index = Number(lastOf(path))
  const isHidden = valueAt(value, ['hidden']) === true
  const isDragged = drag?.from === index
  const isTarget = !isDragged && drag?.dropIndex === index
  const classes = [
    'item',
    isOpen && 'open',
    isDragged && 'dragged',
    isTarget && (drag.dropIndex < drag.from ? 'drop-before' : 'drop-after'),
  ]
  const places = { name, index, length }
  const moveButtons = length > 1 && <MoveButtons {...places} hasEnds={!isText} onMove={onMove} />
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      style={isDragged ? { transform: `translateY(${drag.y - drag.start}px)` } : undefined}
    >
      <div className="item-row">
        {length > 1 && (
          <DragHandle
            {...places}
            drag={isDragged ? drag : undefined}
            onDrag={onDrag}
            onMove={onMove}
          />
        )}
        {isText ? (
          children
        ) : (
          <button type="button" className="item-name" aria-expanded={isOpen} onClick={onToggle}>
            {name}
            {isHidden && <span className="hint"> (escondido)</span>}
          </button>
        )}
        <div className="item-buttons">
          {isText && moveButtons}
          {onRemove && (
            <button
              type="button"
              className="remove"
              aria-label={`Remover ${name}`}
              onClick={({ currentTarget }) => onRemove(currentTarget)}
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
          {canHide && (
            <HideButton
              isHidden={isHidden}
              label={isHidden ? 'Mostrar' : 'Esconder'}
              sentence="Está escondido: não aparece no site."
              onChange={(next) => editor.change([...path, 'hidden'], next)}
            />
          )}
          {onDuplicate && (
            <button type="button" disabled={isFull} onClick={onDuplicate}>
              Duplicar
            </button>
          )}
        </div>
      )}
    </li>
  )
}
