import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '@/editor/form/focus-field'
import { wordsIn } from '@/editor/reading/words'
import { useDraft, useSession } from '@/editor/session/context'
import { idOf } from '@/editor/store/list-items'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { fieldsIn } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, isWithin } from '@/model/values/tree'
import { copyItem, emptyItem, moveItem } from './item-values'

/**
 * Returns the id of the open item, and a function that opens another one. A request for a field of
 * the list opens its item, and one for the list closes it.
 */
function useOpenItem(path: FieldPath, values: readonly unknown[]) {
  const { openedPath } = useSession()
  const [openId, setOpenId] = useState<string>()
  const [request, setRequest] = useState<FieldPath>()
  if (request !== openedPath) {
    setRequest(openedPath)
    const index = Number(openedPath[path.length])
    if (isWithin(openedPath, path)) setOpenId(idOf(values[index]))
  }
  return [openId, setOpenId] as const
}

/** A dragged item, with the index at which it falls. Any change of the list ends the drag. */
type Drag = { values: readonly unknown[]; from: number; to: number }

/**
 * Returns what the rows of a list show, and the functions that change the list. Each of these shows
 * the change at once, and focuses what the owner needs next.
 */
export function useListEditor(
  field: DescriptorOf<'list'>,
  path: FieldPath,
  values: readonly unknown[],
) {
  const { editor, today, selection } = useSession()
  const { itemName } = wordsIn(useDraft())
  const [openId, setOpenId] = useOpenItem(path, values)
  const [drag, setDrag] = useState<Drag>()
  const dragged = drag?.values === values ? drag : undefined
  const { item, min, max } = field
  const fieldNames = Object.keys(fieldsIn(item))
  // A fixed list has a place on the page for each of its items.
  const isFixed = min === max

  const isOpen = (index: number) => openId !== undefined && idOf(values[index]) === openId
  /** Inserts and opens an item, and focuses one of its fields, by default the first. */
  const insert = (index: number, added: unknown, [fieldName] = fieldNames) => {
    flushSync(() => {
      editor.change(path, [...values.slice(0, index), added, ...values.slice(index)])
      setOpenId(idOf(added))
    })
    focusField([...path, index, ...(fieldName ? [fieldName] : [])])
  }
  return {
    path,
    values,
    isFixed,
    isFull: values.length >= max,
    canHide: !isFixed && fieldNames.includes('hidden'),
    dragged,
    drag: (from: number, to: number) => setDrag({ values, from, to }),
    endDrag: () => setDrag(undefined),
    names: values.map((_, index) => itemName([...path, index])),
    isOpen,
    toggle: (index: number) => {
      setOpenId(isOpen(index) ? undefined : idOf(values[index]))
      if (!isOpen(index)) selection.selectField([...path, index])
    },
    add: () => insert(values.length, emptyItem(item, today)),
    /** Adds a copy after an item, and focuses the field that must differ from the original. */
    duplicate: (index: number) =>
      insert(index + 1, copyItem(values[index], field), [...field.uniqueFields, ...fieldNames]),
    move: (from: number, to: number) => {
      flushSync(() => editor.change(path, moveItem(values, from, to)))
      if (isOpen(from)) selection.selectField([...path, to])
    },
    /** Removes an item, and focuses the next one, the last one or the button that adds an item. */
    remove: (index: number) => {
      flushSync(() =>
        editor.change(
          path,
          values.filter((_, other) => other !== index),
        ),
      )
      const rows = document.getElementById(fieldKey(path))?.querySelector('ol')
      const next = rows?.children[index] ?? rows?.lastElementChild ?? rows?.nextElementSibling
      const button = next?.matches('button') ? next : next?.querySelector('button')
      if (button instanceof HTMLElement) button.focus({ preventScroll: true })
    },
  }
}

type ListEditor = ReturnType<typeof useListEditor>

/** Props of a row, and of the buttons in it. */
export type RowProps = { list: ListEditor; index: number }
