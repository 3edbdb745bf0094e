import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useDraftFile, useSession } from '@/editor/context'
import { focusField } from '@/editor/form/focus-field'
import { wordsIn } from '@/editor/form/words'
import type { ContentFiles } from '@/editor/store/content-files'
import { idOf } from '@/editor/store/list-items'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { fieldsIn } from '@/model/schema/field-at'
import { type FieldPath, isObject, isWithin, valueAt, withValue } from '@/model/values/tree'
import type { DragState } from './drag-handle'
import { copyItem, moveItem, newItem } from './item-values'

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

/** Returns the state and the actions of a list, at most one of whose items is open. */
export function useList(field: DescriptorOf<'list'>, path: FieldPath, values: readonly unknown[]) {
  const { editor, today, preview } = useSession()
  const [open, setOpen] = useOpenItem(path, values)
  const isOpen = (index: number) => open === keyOf(values[index], index)
  const [drag, setDrag] = useState<DragState>()
  // Not of the draft, because a key elsewhere renders no list.
  const company = useDraftFile('company')
  const { itemName } = wordsIn(withValue({ company }, path, values) as ContentFiles)
  const { item, min, max, optional } = field
  const fieldNames = Object.keys(fieldsIn(item))
  const isFixed = min === max
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
  return {
    length: values.length,
    /** True for a list of texts, false for a list of groups. */
    isText: item.kind !== 'group',
    /** True for a list whose count of items cannot change. */
    isFixed,
    isFull: values.length >= max,
    // A fixed list has a place on the page for each of its items.
    canHide: !isFixed && fieldNames.includes('hidden'),
    keyOf: (index: number) => keyOf(values[index], index),
    nameOf: (index: number) => itemName([...path, index]),
    isOpen,
    drag,
    setDrag,
    add: () => insert(values.length, newItem(item, today), fieldNames),
    toggle: (index: number) => {
      setOpen(isOpen(index) ? undefined : keyOf(values[index], index))
      if (!isOpen(index)) preview.selectField([...path, index])
    },
    move: (from: number, to: number) => {
      setItems(moveItem(values, from, to))
      if (isOpen(from)) preview.selectField([...path, to])
    },
    /** Adds a copy after an item, and focuses the field that must differ from the original. */
    duplicate: (index: number) => {
      const { copy, changed } = copyItem(values[index], field)
      insert(index + 1, copy, changed === undefined ? fieldNames : [changed])
    },
    /** Removes an item, and focuses the next one, the last one or the button that adds an item. */
    remove: (index: number, button: HTMLElement) => {
      const rows = button.closest('ol')
      setItems(values.filter((_, other) => other !== index))
      requestAnimationFrame(() => {
        const next = rows?.children[Math.min(index, values.length - 2)] ?? rows?.nextElementSibling
        const focused = next?.matches('button') ? next : next?.querySelector('button')
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
      })
    },
  }
}

export type ItemList = ReturnType<typeof useList>
