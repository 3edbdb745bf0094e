import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { type FieldPath, isObject, valueAt } from '@/model/values/tree'

/**
 * Returns a value with its fields in the order of the saved file. A field that the file lacks comes
 * after its neighbour in the form, because a field that was saved empty must return to its place.
 */
function inFileOrder(value: unknown, saved: unknown, path: FieldPath): unknown {
  const inner = (name: string | number) =>
    inFileOrder(valueAt(value, [name]), valueAt(saved, [name]), [...path, name])
  if (Array.isArray(value)) return value.map((_, index) => inner(index))
  if (!isObject(value)) return value
  const names = Object.keys(isObject(saved) ? saved : {}).filter((name) => name in value)
  const inForm = Object.keys(fieldsIn(fieldAt(path))).filter((name) => name in value)
  for (const [index, name] of inForm.entries())
    if (!names.includes(name)) names.splice(names.indexOf(inForm[index - 1] ?? '') + 1, 0, name)
  const others = Object.keys(value).filter((name) => !names.includes(name))
  return Object.fromEntries([...names, ...others].map((name) => [name, inner(name)]))
}

/**
 * Returns the text of a content file.
 * @param value the content to write
 * @param saved the content of the file before
 */
export const fileText = (contentName: string, value: unknown, saved: unknown): string =>
  `${JSON.stringify(inFileOrder(value, saved, [contentName]), null, 2)}\n`
