import { flushSync } from 'react-dom'
import { sectionOf } from '@/editor/addresses/sections'
import { useOpened, useSession } from '@/editor/session/context'
import { idOf } from '@/editor/store/list-items'
import type { DescriptorOf } from '@/model/fields/descriptor'
import { fieldsIn } from '@/model/schema/field-at'
import { type FieldPath, fieldKey } from '@/model/values/tree'
import { copyItem, emptyItem, moveItem } from './item-values'

/** Checks whether a list has a place on the page for each of its items. */
export const isFixed = ({ min, max }: DescriptorOf<'list'>) => min === max

/** Checks whether a list may lose or gain items. A fixed list may until it has its number of items. */
export const canResize = (field: DescriptorOf<'list'>, count: number) =>
  !isFixed(field) || count !== field.max

/**
 * Returns the functions that change a list or open an item, and whether an item is open. Each of these
 * shows the change at once, and focuses what the owner needs next.
 */
export function useListActions(
  field: DescriptorOf<'list'>,
  path: FieldPath,
  values: readonly unknown[],
) {
  const { store, today, selection, open } = useSession()
  const opened = useOpened()
  const { item, uniqueFields } = field
  const fieldNames = Object.keys(fieldsIn(item))
  const isOpen = (index: number) => opened.segments.includes(idOf(values[index]) ?? '')
  /** Inserts an item, and opens it at one of its fields, by default the first. */
  const insert = (index: number, added: unknown, [fieldName] = fieldNames) => {
    flushSync(() => {
      store.change(path, [...values.slice(0, index), added, ...values.slice(index)])
      open([...path, index, ...(fieldName ? [fieldName] : [])])
    })
  }
  return {
    isOpen,
    /** Opens an item at its address, or closes the item at the address of its section. */
    toggle: (index: number) =>
      open(isOpen(index) ? (sectionOf(path)?.path ?? path) : [...path, index]),
    add: () => insert(values.length, emptyItem(item, today)),
    /** Adds a copy after an item, and focuses the field that must differ from the original. */
    duplicate: (index: number) =>
      insert(index + 1, copyItem(values, index, field), [...uniqueFields, ...fieldNames]),
    /**
     * Moves an item. Focuses the same control of the moved item, or another one if that is disabled,
     * and keeps it under the thumb for the next tap.
     */
    move: (from: number, to: number, control: HTMLElement) => {
      const { top } = control.getBoundingClientRect()
      const rows = control.closest('ol')?.children
      flushSync(() => store.change(path, moveItem(values, from, to)))
      if (isOpen(from)) selection.selectField([...path, to])
      const find = (selector: string) =>
        rows?.[to]?.querySelector<HTMLElement>(`${selector}:enabled`)
      const moved =
        find(`[data-move="${control.dataset.move}"]`) ?? find('[data-move]:not(.handle)')
      moved?.focus({ preventScroll: true })
      const pane = moved?.closest('.screen-pane')
      if (pane && moved) pane.scrollTop += moved.getBoundingClientRect().top - top
    },
    /** Removes an item, and focuses the next one, the last one or the button that adds an item. */
    remove: (index: number) => {
      flushSync(() =>
        store.change(
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

/** Props of a row, and of the buttons in it. */
export type RowProps = {
  field: DescriptorOf<'list'>
  row: {
    path: FieldPath
    value: unknown
    name: string
    index: number
    /** Number of rows in the list. */
    count: number
    isOpen: boolean
  }
  actions: Omit<ReturnType<typeof useListActions>, 'isOpen'>
}
