/** Finds a field by its path, and the titles by which the owner knows the field. */
import { describeField, type FieldDescriptor } from '@/model/fields/descriptor'
import { contentPath } from '@/model/site/folder'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, valueAt } from '@/model/values/tree'
import { siteContentSchema } from './content'

/** The group of all content files. */
export const contentField = describeField(siteContentSchema)

/** Returns the fields inside a group by their names; none for any other field. */
export const fieldsIn = (
  field: FieldDescriptor | undefined,
): Readonly<Record<string, FieldDescriptor>> => (field?.kind === 'group' ? field.fields : {})

function innerField(field: FieldDescriptor | undefined, segment: string | number) {
  if (field?.kind === 'list' || field?.kind === 'choices') return field.item
  const inner = fieldsIn(field)[segment]
  // The name of a property of all objects, such as `constructor`, is no field.
  return inner?.kind && inner
}

/** Returns the field at a path, or undefined if the schema has none. */
export const fieldAt = (path: FieldPath): FieldDescriptor | undefined =>
  path.reduce<FieldDescriptor | undefined>(innerField, contentField)

/** Checks whether a merge takes all fields of the group at a path from one side. */
export function isOneValueAt(path: FieldPath): boolean {
  const field = fieldAt(path)
  return field?.kind === 'group' && field.isOneValue === true
}

export const fileTitle = (contentName: string): string =>
  fieldAt([contentName])?.title ?? contentName

/** Kinds of fields that may not name their list item. Days may not, because notices share them. */
const NAMELESS_KINDS: readonly FieldDescriptor['kind'][] = ['day', 'group', 'number', 'switch']

/**
 * Returns the filled fields that may name a list item, in the order of the form. The first one
 * names the item, for the owner and for merges.
 * @param path path of the item, whose index may be any
 */
export function namingFields(item: unknown, path: FieldPath) {
  return Object.entries(fieldsIn(fieldAt(path)))
    .filter(([, { kind }]) => !NAMELESS_KINDS.includes(kind))
    .map(([name]) => ({ name, value: valueAt(item, [name]) }))
    .filter(({ value }) => String(value ?? '') !== '')
}

const placeOf = (itemPath: FieldPath) => `${Number(lastOf(itemPath)) + 1}º`

/**
 * Returns the titles of a field, its groups and its list items: `Serviços › Cartões › 3º › Dica`.
 * @param nameOf names the list item at a path, by default by its place
 */
export function fieldTitle(path: FieldPath, nameOf = placeOf): string {
  const names = path.slice(1).map((segment, index) => {
    const inner = path.slice(0, index + 2)
    // The names of the shades of a colour are numbers.
    const isItem =
      typeof segment === 'number' && fieldAt(path.slice(0, index + 1))?.kind !== 'group'
    return isItem ? nameOf(inner) : (fieldAt(inner)?.title ?? segment)
  })
  return names.join(' › ')
}

/** Returns the content file and the title of a field: `content/home.json, Serviços › Título`. */
export const describePath = (path: FieldPath, folder?: string): string =>
  [contentPath(`${path[0]}`, folder), fieldTitle(path)].filter(Boolean).join(', ')

/** Checks whether the field at a path is a text that may contain placeholders. */
export const isTextField = (path: FieldPath) => fieldAt(path)?.kind === 'text'
