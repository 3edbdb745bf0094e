import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '@/editor/context'
import { focusField } from '@/editor/form/focus-field'
import { HideButton } from '@/editor/form/hide-button'
import { useWords } from '@/editor/form/words'
import { idOf } from '@/editor/store/list-items'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { fieldsIn } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, isObject, isWithin, valueAt } from '@/model/values/tree'
import { copyItem, moveItem, newItem } from './item-values'
import { ListItem } from './list-item'

/** Returns the key of a list item for React, which keeps the focus in an item that moves: its id. */
const keyOf = (item: unknown, index: number) => (isObject(item) ? idOf(item) : -index)

/** Returns the key of the open item, and a function that opens another one. A request opens its item. */
function useOpenItem(path: FieldPath, values: readonly unknown[]) {
  const { requestedPath } = useSession()
  const [{ request, open }, setShown] = useState<{ request?: FieldPath; open?: number }>({})
  const setOpen = (key: number | undefined) => setShown({ request: requestedPath, open: key })
  const index = requestedPath[path.length]
  if (request !== requestedPath) {
    const isInList = isWithin(requestedPath, path) && index !== undefined
    // The path of a new photo has a word in place of the index.
    const requested = typeof index === 'number' ? keyOf(values[index], index) : undefined
    setOpen(isInList ? requested : open)
  }
  return [open, setOpen] as const
}

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
  const { editor, today, selection } = useSession()
  const { itemName } = useWords()
  const [open, setOpen] = useOpenItem(path, values)
  const rows = useRef<HTMLOListElement>(null)
  const { title, description, item, min, max, optional } = field
  const fieldNames = Object.keys(fieldsIn(item))
  const { length } = values
  const isText = item.kind !== 'group'
  const isFull = length >= max
  // A fixed list has a place on the page for each of its items.
  const isFixed = min === max
  const canHide = !isFixed && fieldNames.includes('hidden')

  const setItems = (next: readonly unknown[]) => {
    // An optional list must not be empty. Omits any other empty list that the saved file lacks,
    // because the owner has then changed nothing.
    const isOmitted = optional || valueAt(editor.get().base.files, path) === undefined
    editor.change(path, next.length === 0 && isOmitted ? undefined : next)
  }
  /** Inserts and opens an item, and focuses one of its fields. */
  const insert = (index: number, added: unknown, [fieldName]: readonly string[]) => {
    flushSync(() => {
      setItems([...values.slice(0, index), added, ...values.slice(index)])
      setOpen(keyOf(added, index))
    })
    focusField([...path, index, ...(fieldName === undefined ? [] : [fieldName])])
  }
  /** Adds a copy after an item, and focuses the field that must differ from the original. */
  const duplicate = (value: unknown, index: number) => {
    const { copy, changed } = copyItem(value, field)
    insert(index + 1, copy, changed === undefined ? fieldNames : [changed])
  }
  /** Removes an item, and focuses the next one, the last one or the button that adds an item. */
  const remove = (index: number) => {
    flushSync(() => setItems(values.filter((_, other) => other !== index)))
    const { current: list } = rows
    const next = list?.children[index] ?? list?.lastElementChild ?? list?.nextElementSibling
    const button = next?.matches('button') ? next : next?.querySelector('button')
    if (button instanceof HTMLElement) button.focus({ preventScroll: true })
  }

  const items = values.map((value, index) => {
    const key = keyOf(value, index)
    const itemPath = [...path, index]
    const isOpen = open === key
    return (
      <ListItem
        key={key}
        name={itemName(itemPath)}
        index={index}
        length={length}
        onMove={(to) => {
          flushSync(() => setItems(moveItem(values, index, to)))
          if (isOpen) selection.selectField([...path, to])
        }}
        isOpen={isText ? undefined : isOpen}
        isHidden={valueAt(value, ['hidden']) === true}
        onToggle={() => {
          setOpen(isOpen ? undefined : key)
          if (!isOpen) selection.selectField(itemPath)
        }}
        onRemove={isFixed ? undefined : () => remove(index)}
      >
        {renderItem(index)}
        {canHide && <HideButton path={[...itemPath, 'hidden']} thing="este item" />}
        {!isText && !isFixed && (
          <button type="button" disabled={isFull} onClick={() => duplicate(value, index)}>
            Duplicar
          </button>
        )}
      </ListItem>
    )
  })
  return (
    <fieldset
      aria-label={title}
      id={fieldKey(path)}
      tabIndex={-1}
      className={isRoot ? 'list' : 'list group'}
    >
      {!isRoot && <p className="list-title">{title}</p>}
      {!isRoot && <p className="hint">{description}</p>}
      <ol ref={rows}>{items}</ol>
      {!isFixed && (
        <>
          <button
            type="button"
            onClick={() => insert(length, newItem(item, today), fieldNames)}
            disabled={isFull}
          >
            Adicionar {item.title}
          </button>
          <p className="counter">
            {length} de {max}
            {isFull &&
              ': é o que cabe nesta lista. Para outro, tire um; só quem cuida do programa pode aumentar.'}
          </p>
        </>
      )}
    </fieldset>
  )
}
