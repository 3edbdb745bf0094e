import type { ReactNode } from 'react'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { ListItem } from './list-item'
import { useList } from './use-list'

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
  const list = useList(field, path, values)
  const { title, description, item, max } = field
  return (
    <fieldset
      aria-label={title}
      id={fieldKey(path)}
      tabIndex={-1}
      className={isRoot ? 'list' : 'list group'}
    >
      {!isRoot && <p className="list-title">{title}</p>}
      {!isRoot && <p className="hint">{description}</p>}
      <ol>
        {values.map((value, index) => (
          <ListItem key={list.keyOf(index)} list={list} path={[...path, index]} value={value}>
            {renderItem(index)}
          </ListItem>
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
