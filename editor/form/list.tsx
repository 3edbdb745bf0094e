import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import { type PointerEvent, useLayoutEffect, useState } from 'react'
import * as z from 'zod'
import { fieldKey, isObject, parseFieldKey } from '@/editor/store/content-files'
import { isEqual } from '@/model/is-equal'
import { schemaAt } from '@/model/validation'
import { useFormContext } from './context'
import { focusField } from './focus-field'

/**
 * Returns a new list item: an empty text, or an object with the schema's constants and `false` for
 * each checkbox.
 */
function newItem({ properties, type }: RJSFSchema): unknown {
  if (type !== 'object') return ''
  const fields = Object.entries(properties ?? {}) as [string, RJSFSchema][]
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      if (field.const !== undefined) return [[name, field.const]]
      return field.type === 'boolean' ? [[name, false]] : []
    }),
  )
}

/** Returns a copy of the list with one item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const item = items.slice(from, from + 1)
  return [...rest.slice(0, to), ...item, ...rest.slice(to)]
}

/** An item that the owner is dragging. Positions are pixels from the top of the list. */
type DragState = {
  from: number
  /** Index at which the item falls if the owner releases it now. */
  dropIndex: number
  /** Position of the pointer at the start, and now. */
  start: number
  y: number
}

/** Returns the index at which an item falls if the owner releases it at a position of the list. */
function dropIndexAt(list: HTMLElement, from: number, y: number): number {
  const above = [...(list.children as HTMLCollectionOf<HTMLElement>)].filter(
    (row, index) => index !== from && row.offsetTop - list.offsetTop + row.offsetHeight / 2 < y,
  )
  return above.length
}

/** Shows a handle that moves an item by dragging or by the arrow keys. */
function DragHandle({
  name,
  index,
  length,
  drag,
  onDrag,
  onMove,
}: {
  name: string
  index: number
  length: number
  /** Defined while the owner drags this item. */
  drag: DragState | undefined
  onDrag: (drag: DragState | undefined) => void
  onMove: (to: number) => void
}) {
  const move = (handle: HTMLElement, to: number) => {
    if (to < 0 || to >= length || to === index) return
    onMove(to)
    const rows = handle.closest('ol')?.children
    requestAnimationFrame(() => rows?.[to]?.querySelector<HTMLElement>('.handle')?.focus())
  }
  const trackPointer = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    const list = currentTarget.closest('ol')
    if (!list) return
    const { top, height } = list.getBoundingClientRect()
    const y = Math.min(Math.max(clientY - top, 0), height)
    onDrag({
      from: index,
      dropIndex: drag ? dropIndexAt(list, index, y) : index,
      start: drag?.start ?? y,
      y,
    })
    // Scrolls the form, because the list may be longer than the screen.
    requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <button
      type="button"
      className="handle"
      aria-label={`Mover ${name}, ${index + 1}º de ${length}: use as setas ou arraste`}
      onKeyDown={(event) => {
        const offset = { ArrowUp: -1, ArrowDown: 1 }[event.key]
        if (!offset) return
        event.preventDefault()
        move(event.currentTarget, index + offset)
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        trackPointer(event)
      }}
      onPointerMove={(event) => drag && trackPointer(event)}
      onPointerUp={({ currentTarget }) => drag && move(currentTarget, drag.dropIndex)}
      onLostPointerCapture={() => onDrag(undefined)}
    >
      ⠿
    </button>
  )
}

/** Returns the name of an item: the Portuguese words of its first text, choice or choices. */
function itemLabel(item: unknown, { properties = {} }: RJSFSchema): string {
  for (const [name, field] of Object.entries(properties)) {
    const value = isObject(item) ? item[name] : undefined
    const optionSchema = Object(Object(field).items ?? field)
    const optionTitle = (option: unknown) =>
      optionSchema.enumDescriptions?.[optionSchema.enum?.indexOf(option)] ?? String(option)
    if (Array.isArray(value)) return value.map(optionTitle).join(', ')
    if (typeof value === 'string' && value !== '') return optionTitle(value)
  }
  return ''
}

/** Shows only the fields of a list item. ArrayFieldTemplate shows the rest of the item. */
export const ArrayFieldItemTemplate = ({ children }: ArrayFieldItemTemplateProps) => children

/** Shows a list with at most one open item, and a button that adds an item. */
export function ArrayFieldTemplate({
  title,
  schema,
  items,
  formData,
  fieldPathId,
}: ArrayFieldTemplateProps) {
  const { requestedPath, editor, onFocus } = useFormContext()
  const { $id: key } = fieldPathId
  const path = parseFieldKey(key)
  const [open, setOpen] = useState<number>()
  const [drag, setDrag] = useState<DragState>()
  // Opens the item in a layout effect, because the form then focuses a field in the item.
  useLayoutEffect(() => {
    const isInside = fieldKey(requestedPath).startsWith(`${key}.`)
    if (isInside) setOpen(Number(requestedPath[parseFieldKey(key).length]))
  }, [requestedPath, key])
  const values: readonly unknown[] = Array.isArray(formData) ? formData : []
  const [lastValues, setLastValues] = useState(values)
  // Keeps the same item open when the list changes its order, also by an undo or a merge.
  if (!isEqual(values, lastValues)) {
    setLastValues(values)
    const openItem = open === undefined ? undefined : lastValues[open]
    const index = values.findIndex((value) => isEqual(value, openItem))
    if (open !== undefined && index >= 0 && !isEqual(values[open], openItem)) setOpen(index)
  }
  const { minItems = 0, maxItems = Infinity } = schema
  const item = schema.items as RJSFSchema
  const isFixed = minItems === maxItems
  const setItems = (next: readonly unknown[]) => {
    const isAbsent = next.length === 0 && schemaAt(path) instanceof z.ZodOptional
    editor.change(path, isAbsent ? undefined : next)
  }
  const isText = item.type !== 'object'
  const first = isText ? '' : `.${Object.keys(item.properties ?? {})[0]}`
  const add = () => {
    setItems([...values, newItem(item)])
    setOpen(values.length)
    focusField(`${key}.${values.length}${first}`)
  }
  const move = (from: number, to: number) => setItems(moveItem(values, from, to))
  const toggle = (index: number) => {
    setOpen(open === index ? undefined : index)
    if (open !== index) onFocus([...path, index])
  }
  /** Removes an item, and focuses the next one, the last one or the button that adds an item. */
  const remove = (button: HTMLElement, index: number) => {
    const list = button.closest('ol')
    setItems(values.filter((_, other) => other !== index))
    if (open === index) setOpen(undefined)
    requestAnimationFrame(() => {
      const item = list?.children[Math.min(index, values.length - 2)] ?? list?.nextElementSibling
      const next = item?.matches('button') ? item : item?.querySelector('button')
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    })
  }
  const isRoot = fieldPathId.path.length === 0
  return (
    <fieldset aria-label={title} id={key} tabIndex={-1} className={isRoot ? 'list' : 'list group'}>
      {!isRoot && <p className="list-title">{title}</p>}
      {!isRoot && <p className="hint">{schema.description}</p>}
      <ol>
        {items.map((fields, index) => {
          const name = itemLabel(values[index], item) || `${item.title ?? title} ${index + 1}`
          const isOpen = isText || open === index
          const isDragged = drag?.from === index
          const isTarget = !isDragged && drag?.dropIndex === index
          const classes = [
            'item',
            isOpen && 'open',
            isDragged && 'dragged',
            isTarget && (drag.dropIndex < drag.from ? 'drop-before' : 'drop-after'),
          ]
          return (
            <li
              key={fields.key}
              className={classes.filter(Boolean).join(' ')}
              style={isDragged ? { translate: `0 ${drag.y - drag.start}px` } : undefined}
            >
              <div className="item-row">
                {values.length > 1 && (
                  <DragHandle
                    name={name}
                    index={index}
                    length={values.length}
                    drag={isDragged ? drag : undefined}
                    onDrag={setDrag}
                    onMove={(to) => move(index, to)}
                  />
                )}
                {isText ? (
                  fields
                ) : (
                  <button
                    type="button"
                    className="item-name"
                    aria-expanded={isOpen}
                    onClick={() => toggle(index)}
                  >
                    {name}
                  </button>
                )}
                {!isFixed && (
                  <button
                    type="button"
                    className="remove"
                    aria-label={`Remover ${name}`}
                    onClick={({ currentTarget }) => remove(currentTarget, index)}
                  >
                    Remover
                  </button>
                )}
              </div>
              {isOpen && !isText && <div className="item-fields">{fields}</div>}
            </li>
          )
        })}
      </ol>
      {!isFixed && (
        <button type="button" onClick={add} disabled={values.length >= maxItems}>
          Adicionar {item.title}
        </button>
      )}
      {!isFixed && maxItems < Infinity && (
        <p className="counter">
          {values.length} de {maxItems}
        </p>
      )}
    </fieldset>
  )
}
