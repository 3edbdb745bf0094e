import { type ReactNode, useLayoutEffect, useState } from 'react'
import * as z from 'zod'
import { useEditor } from '@/editor/form/context'
import { focusField } from '@/editor/form/focus-field'
import { HideButton } from '@/editor/form/hide-button'
import { fieldKey, isObject, isWithin } from '@/editor/store/content-files'
import { metadataOf, unwrapSchema } from '@/model/fields/metadata'
import { choiceTitle } from '@/model/reading/validation'
import { isPhotoService } from '@/model/schema/cards'
import { isEqual } from '@/model/values/is-equal'
import { type FieldPath, valueAt } from '@/model/values/tree'
import { MoveButtons } from './move-buttons'

const isRequiredDay = (field: unknown) =>
  field instanceof z.ZodString && metadataOf(field)?.kind === 'day'

/**
 * Returns a new list item: an empty text, or an object with the schema's constants, `false` for
 * each checkbox and today for each required day.
 */
function newItem(schema: unknown, today: string): unknown {
  if (!(schema instanceof z.ZodObject)) return ''
  const fields = Object.entries(schema.shape).flatMap(([name, field]) => {
    const inner = unwrapSchema(field)
    if (inner instanceof z.ZodLiteral) return [[name, inner.value]]
    if (isRequiredDay(field)) return [[name, today]]
    return inner instanceof z.ZodBoolean && !metadataOf(field)?.isHidden ? [[name, false]] : []
  })
  return Object.fromEntries(fields)
}

/**
 * Returns a copy of a list item that differs in the field by which the list refuses duplicates. A
 * text gets a number; any other value is removed, so that the owner chooses another.
 * @param uniqueFields names of the fields of which one must differ
 * @returns the copy, and the name of the changed field
 */
function copyItem(value: unknown, schema: unknown, uniqueFields: readonly string[]) {
  const [changed] = uniqueFields
  if (!isObject(value) || changed === undefined) return { copy: value, changed }
  const field = schema instanceof z.ZodObject ? schema.shape[changed] : undefined
  const different =
    metadataOf(field)?.kind === 'text' ? `${String(value[changed] ?? '')} 2` : undefined
  // Keeps the place of the field, because the first field names the item.
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === changed ? different : inner,
  ])
  return { copy: Object.fromEntries(entries), changed }
}

/** Returns a copy of the list with one item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const item = items.slice(from, from + 1)
  return [...rest.slice(0, to), ...item, ...rest.slice(to)]
}

/** Returns the name of an item: the Portuguese words of its first text, choice or choices. */
function itemName(item: unknown, fieldNames: readonly string[], path: FieldPath): string {
  for (const name of fieldNames) {
    const value = isObject(item) ? item[name] : undefined
    if (Array.isArray(value))
      return value.map((option) => choiceTitle([...path, name, 0], String(option))).join(', ')
    // A service without a drawing has the name that its owner wrote.
    const isNamed = typeof value === 'string' && value !== '' && !isPhotoService(value)
    if (isNamed) return choiceTitle([...path, name], value)
  }
  return ''
}

/**
 * Returns the index of the open item, and a function that opens another one. Opens the item of the
 * requested path.
 */
function useOpenItem(path: FieldPath, values: readonly unknown[]) {
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
  const [last, setLast] = useState({ values, open })
  const areOtherValues = !isEqual(values, last.values)
  if (areOtherValues || open !== last.open) setLast({ values, open })
  // Keeps the same item open when the list changes its order, also by an undo or a merge.
  if (areOtherValues && open !== undefined && open === last.open) {
    const openItem = last.values[open]
    const index = values.findIndex((value) => isEqual(value, openItem))
    if (index >= 0 && !isEqual(values[open], openItem)) setOpen(index)
  }
  return [open, setOpen] as const
}

/** Shows a list with at most one open item, and a button that adds an item. */
export function List({
  item,
  metadata,
  isOptional,
  path,
  values,
  isRoot,
  renderItem,
}: {
  /** Schema of each item: a text or a group. */
  item: unknown
  metadata: z.core.GlobalMeta
  isOptional: boolean
  path: FieldPath
  values: readonly unknown[]
  isRoot: boolean
  /** Shows the fields of the item at an index. */
  renderItem: (index: number) => ReactNode
}) {
  const { editor, today, onFocus } = useEditor()
  const [open, setOpen] = useOpenItem(path, values)
  const { title, description, minItems = 0, maxItems = Infinity, uniqueFields = [] } = metadata
  const itemTitle = metadataOf(item)?.title
  const isFixed = minItems === maxItems
  const isText = !(item instanceof z.ZodObject)
  const fieldNames = isText ? [] : Object.keys(item.shape)
  // A fixed list has a place on the page for each of its items.
  const canHide = !isFixed && fieldNames.includes('hidden')
  const isFull = values.length >= maxItems
  // Skips days, because a new notice has days before it has a text.
  const namingFields = fieldNames.filter((name) => !isText && !isRequiredDay(item.shape[name]))
  const setItems = (next: readonly unknown[]) =>
    editor.change(path, next.length === 0 && isOptional ? undefined : next)
  const add = () => {
    setItems([...values, newItem(item, today)])
    setOpen(values.length)
    focusField([...path, values.length, ...fieldNames.slice(0, 1)])
  }
  const toggle = (index: number) => {
    setOpen(open === index ? undefined : index)
    if (open !== index) onFocus([...path, index])
  }
  /** Adds a copy after an item, and focuses the field that must differ from the original. */
  const duplicate = (index: number) => {
    const { copy, changed } = copyItem(values[index], item, uniqueFields)
    setItems([...values.slice(0, index + 1), copy, ...values.slice(index + 1)])
    setOpen(index + 1)
    focusField([...path, index + 1, changed ?? fieldNames[0] ?? ''])
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
        {values.map((value, index) => {
          const name =
            itemName(value, namingFields, [...path, index]) || `${itemTitle ?? title} ${index + 1}`
          const isOpen = isText || open === index
          const isHidden = valueAt(value, ['hidden']) === true
          const moveButtons = values.length > 1 && (
            <MoveButtons
              name={name}
              index={index}
              length={values.length}
              hasEnds={!isText}
              onMove={(to) => {
                setItems(moveItem(values, index, to))
                if (open === index) onFocus([...path, to])
              }}
            />
          )
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the paths of the fields have the index
              key={index}
              className={isOpen ? 'item open' : 'item'}
            >
              <div className="item-row">
                {isText ? (
                  renderItem(index)
                ) : (
                  <button
                    type="button"
                    className="item-name"
                    aria-expanded={isOpen}
                    onClick={() => toggle(index)}
                  >
                    {name}
                    {isHidden && <span className="hint"> (escondido)</span>}
                  </button>
                )}
                <div className="item-buttons">
                  {isText && moveButtons}
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
              </div>
              {isOpen && !isText && (
                <div className="item-fields">
                  {moveButtons && <div className="button-row">{moveButtons}</div>}
                  {renderItem(index)}
                  {canHide && (
                    <HideButton
                      isHidden={isHidden}
                      label={isHidden ? 'Mostrar' : 'Esconder'}
                      sentence="Está escondido: não aparece no site."
                      onChange={(next) => editor.change([...path, index, 'hidden'], next)}
                    />
                  )}
                  {!isFixed && (
                    <button type="button" disabled={isFull} onClick={() => duplicate(index)}>
                      Duplicar
                    </button>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {!isFixed && (
        <button type="button" onClick={add} disabled={isFull}>
          Adicionar {itemTitle}
        </button>
      )}
      {!isFixed && maxItems < Infinity && (
        <p className="counter">
          {values.length} de {maxItems}
          {isFull &&
            ': é o que cabe nesta lista. Para outro, tire um; só quem cuida do programa pode aumentar.'}
        </p>
      )}
    </fieldset>
  )
}
