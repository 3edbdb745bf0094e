import type { ReactNode } from 'react'
import { idOf } from '@/editor/store/list-items'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { type FieldPath, fieldKey } from '@/model/values/tree'
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
          // A text has no id.
          <Row key={idOf(value) ?? index} list={list} index={index}>
            {renderItem(index)}
          </Row>
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
