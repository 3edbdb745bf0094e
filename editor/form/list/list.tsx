import { type ReactNode, useLayoutEffect, useState } from 'react'
import { useEditor } from '@/editor/context'
import { focusField } from '@/editor/form/focus-field'
import { useWords } from '@/editor/form/words'
import { laterIndexes } from '@/editor/store/list-items'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { fieldsIn } from '@/model/schema/field-at'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, fieldKey, isWithin, valueAt } from '@/model/values/tree'
import type { DragState } from './drag-handle'
import { copyItem, moveItem, newItem } from './item-values'
import { ListItem } from './list-item'

/**
 * Returns the index of the open item, a function that opens another one, and a key for each item.
 * Opens the item of the requested path. When the list changes its order, also by an undo or a merge,
 * the same item stays open and keeps its key, with which React keeps the focus and the caret in it.
 */
function useItems(path: FieldPath, values: readonly unknown[]) {
  const { requestedPath } = useEditor()
  const [open, setOpen] = useState<number>()
  const key = fieldKey(path)
  // Opens the item in a layout effect, because the form then focuses a field in the item.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the path
  useLayoutEffect(() => {
    const index = requestedPath[path.length]
    // The path of a new photo has a word in place of the index.
    if (isWithin(requestedPath, path) && index !== undefined)
      setOpen(typeof index === 'number' ? index : undefined)
  }, [requestedPath, key])
  const [last, setLast] = useState({ values, open, keys: [...values.keys()], count: values.length })
  const areOtherValues = !isEqual(values, last.values)
  if (areOtherValues) {
    const later = laterIndexes(last.values, values, path)
    const keys = values.map((_, index) => last.keys[later.indexOf(index)] ?? last.count + index)
    setLast({ values, open, keys, count: last.count + values.length })
    // A button that changes the list and opens another item has said which one.
    if (open !== undefined && open === last.open) setOpen(later[open])
  } else if (open !== last.open) setLast({ ...last, open })
  return { open, setOpen, keys: last.keys }
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
  const { editor, today, preview } = useEditor()
  const { open, setOpen, keys } = useItems(path, values)
  const [drag, setDrag] = useState<DragState>()
  const { itemName } = useWords()
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
    setItems([...values, newItem(item, today)])
    setOpen(values.length)
    focusField([...path, values.length, ...fieldNames.slice(0, 1)])
  }
  const toggle = (index: number) => {
    setOpen(open === index ? undefined : index)
    if (open !== index) preview.selectField([...path, index])
  }
  const move = (from: number, to: number) => {
    setItems(moveItem(values, from, to))
    if (open === from) preview.selectField([...path, to])
  }
  /** Adds a copy after an item, and focuses the field that must differ from the original. */
  const duplicate = (index: number) => {
    const { copy, changed } = copyItem(values[index], field)
    setItems([...values.slice(0, index + 1), copy, ...values.slice(index + 1)])
    setOpen(index + 1)
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
            key={keys[index]}
            list={list}
            path={[...path, index]}
            value={value}
            name={itemName([...path, index])}
            isOpen={isText || open === index}
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
