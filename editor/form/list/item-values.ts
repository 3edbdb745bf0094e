import { newItem } from '@/editor/store/list-items'
import type { DescriptorOf, FieldDescriptor } from '@/model/fields/descriptor'
import { fieldsIn } from '@/model/schema/field-at'
import { normalizeText } from '@/model/values/normalize-text'
import { isObject, textAt } from '@/model/values/tree'

/** Returns a new list item: an empty text, or an object with what its fields contain at first. */
export function emptyItem(item: FieldDescriptor, today: string): unknown {
  if (item.kind !== 'group') return ''
  const fields = Object.entries(item.fields).map(([name, field]) => [
    name,
    field.optional ? undefined : field.initial(today),
  ])
  return newItem(Object.fromEntries(fields))
}

/**
 * Returns a copy of a list item that differs in the field by which the list rejects duplicates. A
 * text gets the first free number; any other value is removed, so that the owner chooses another.
 */
export function copyItem(
  values: readonly unknown[],
  index: number,
  { item, uniqueFields: [name] }: DescriptorOf<'list'>,
) {
  const value = values[index]
  if (!isObject(value)) return value
  if (name === undefined) return newItem(value)
  if (fieldsIn(item)[name]?.kind !== 'text') return newItem({ ...value, [name]: undefined })
  const names = values.map((other) => normalizeText(textAt(other, [name]) ?? ''))
  const numbered = (number: number): string => {
    const text = `${textAt(value, [name]) ?? ''} ${number}`
    return names.includes(normalizeText(text)) ? numbered(number + 1) : text
  }
  return newItem({ ...value, [name]: numbered(2) })
}

/** Returns a copy of the list with one item moved to another index. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  const item = items.slice(from, from + 1)
  return [...rest.slice(0, to), ...item, ...rest.slice(to)]
}
