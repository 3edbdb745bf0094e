import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraftFile, useSession } from '@/editor/context'
import { focusField } from '@/editor/form/focus-field'
import { wordsIn } from '@/editor/form/words'
import type { ContentFiles } from '@/editor/store/content-files'
import { idOf } from '@/editor/store/list-items'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { fieldsIn } from '@/model/schema/field-at'
import {
  type FieldPath,
  fieldKey,
  isObject,
  isWithin,
  valueAt,
  withValue,
} from '@/model/values/tree'
import type { DragState } from './drag-handle'
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
  const { editor, today, preview } = useSession()
  const [open, setOpen] = useOpenItem(path, values)
  const isOpen = (index: number) => open === keyOf(values[index], index)
  const [drag, setDrag] = useState<DragState>()
  // Not of the draft, because a key elsewhere renders no list.
  const company = useDraftFile('company')
  const { itemName } = wordsIn(withValue({ company }, path, values) as ContentFiles)
  const { title, description, item, min, max, optional } = field
  const isFixed = min === max
  const isText = item.kind !== 'group'
  const fieldNames = Object.keys(fieldsIn(item))
  const isFull = values.length >= max
  const setItems = (next: readonly unknown[]) => {
    // An optional list must not be empty. Omits any other empty list that the saved file lacks,
    // because the owner has then changed nothing.
    const isOmitted = optional || valueAt(editor.get().base.files, path) === undefined
    editor.change(path, next.length === 0 && isOmitted ? undefined : next)
  }
  const add = () => {
    const added = newItem(item, today)
    flushSync(() => {
      setItems([...values, added])
      setOpen(keyOf(added, values.length))
    })
    focusField([...path, values.length, ...fieldNames.slice(0, 1)])
  }
  const toggle = (index: number) => {
    setOpen(isOpen(index) ? undefined : keyOf(values[index], index))
    if (!isOpen(index)) preview.selectField([...path, index])
  }
  const move = (from: number, to: number) => {
    setItems(moveItem(values, from, to))
    if (isOpen(from)) preview.selectField([...path, to])
  }
  /** Adds a copy after an item, and focuses the field that must differ from the original. */
  const duplicate = (index: number) => {
    const { copy, changed } = copyItem(values[index], field)
    flushSync(() => {
      setItems([...values.slice(0, index + 1), copy, ...values.slice(index + 1)])
      setOpen(keyOf(copy, index + 1))
    })
    focusField([...path, index + 1, changed ?? fieldNames[0] ?? ''])
  }
  /** Removes an item, and focuses the next one, the last one or the button that adds an item. */
  const remove = (index: number, button: HTMLElement) => {
    const rows = button.closest('ol')
    setItems(values.filter((_, other) => other !== index))
    requestAnimationFrame(() => {
      const item = rows?.children[Math.min(index, values.length - 2)] ?? rows?.nextElementSibling
      const next = item?.matches('button') ? item : item?.querySelector('button')
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    })
  }
  const list = {
    length: values.length,
    isText,
    isFixed,
    isFull,
    // A fixed list has a place on the page for each of its items.
    canHide: !isFixed && fieldNames.includes('hidden'),
    drag,
    setDrag,
    move,
    toggle,
    remove,
    duplicate,
  }
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
          <ListItem
            key={keyOf(value, index)}
            list={list}
            path={[...path, index]}
            value={value}
            name={itemName([...path, index])}
            isOpen={isText || isOpen(index)}
          >
            {renderItem(index)}
          </ListItem>
        ))}
      </ol>
      {!isFixed && (
        <button type="button" onClick={add} disabled={isFull}>
          Adicionar {item.title}
        </button>
      )}
      {!isFixed && (
        <p className="counter">
          {values.length} de {max}
          {isFull &&
            ': é o que cabe nesta lista. Para outro, tire um; só quem cuida do programa pode aumentar.'}
        </p>
      )}
    </fieldset>
  )
}
