import type { ReactNode } from 'react'
import { wordsIn } from '@/editor/derived/words'
import { useDraft } from '@/editor/session/context'
import { idOf } from '@/editor/store/list-items'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { DragHandle, useDrag } from './drag-handle'
import { GroupRow, TextRow } from './list-item'
import { canResize, useListActions } from './use-list-actions'
import './list.css'

/** Shows a list with at most one open item, and a button that adds an item. */
export function List({
  field,
  path,
  values,
  isRoot,
  renderItem,
}: {
  field: DescriptorOf<'list'>
  path: FieldPath
  values: readonly unknown[]
  isRoot: boolean
  renderItem: (index: number) => ReactNode
}) {
  const { isOpen, ...actions } = useListActions(field, path, values)
  const dragging = useDrag(values)
  const { itemName } = wordsIn(useDraft())
  const { title, description, item, max } = field
  const count = values.length
  const isFull = count >= max
  const Row = item.kind === 'group' ? GroupRow : TextRow
  return (
    <fieldset
      aria-label={title}
      id={fieldKey(path)}
      tabIndex={-1}
      className={isRoot ? 'list' : 'list group'}
    >
      {!isRoot && <legend>{title}</legend>}
      {!isRoot && <p className="hint">{description}</p>}
      <ol>
        {values.map((value, index) => {
          const itemPath = [...path, index]
          const name = itemName(itemPath)
          const row = { path: itemPath, value, name, index, count, isOpen: isOpen(index) }
          const props = { field, row, actions }
          return (
            // A text has no id.
            <li key={idOf(value) ?? index} {...dragging.attributesOf(index)}>
              <Row {...props} handle={<DragHandle {...props} dragging={dragging} />}>
                {renderItem(index)}
              </Row>
            </li>
          )
        })}
      </ol>
      {canResize(field, count) && (
        <>
          <button type="button" onClick={actions.add} disabled={isFull}>
            Adicionar {item.title}
          </button>
          <p className="counter">
            {count} de {max}
            {isFull &&
              ': é o que cabe nesta lista. Para outro, tire um; só quem cuida do programa pode aumentar.'}
          </p>
        </>
      )}
    </fieldset>
  )
}
