import type { ReactNode } from 'react'
import { idOf } from '@/editor/store/list-items'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { moveItem } from './item-values'
import { GroupRow, TextRow } from './list-item'
import { useListEditor } from './use-list-editor'

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
  const list = useListEditor(field, path, values)
  const { title, description, item, max } = field
  const { dragged } = list
  const places = dragged && moveItem([...values.keys()], dragged.from, dragged.to)
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
        {values.map((value, index) => (
          <li
            // A text has no id.
            key={idOf(value) ?? index}
            className={dragged?.from === index ? 'item dragged' : 'item'}
            style={{ order: places?.indexOf(index) }}
          >
            <Row list={list} index={index}>
              {renderItem(index)}
            </Row>
          </li>
        ))}
      </ol>
      {!list.isFixed && (
        <>
          <button type="button" onClick={list.add} disabled={list.isFull}>
            Adicionar {item.title}
          </button>
          <p className="counter">
            {values.length} de {max}
            {list.isFull &&
              ': é o que cabe nesta lista. Para outro, tire um; só quem cuida do programa pode aumentar.'}
          </p>
        </>
      )}
    </fieldset>
  )
}
