/** The words in which the owner reads values, list items, fields, times and messages. */
import type { ContentFiles } from '@/editor/store/content'
import { paletteName } from '@/model/colours/palettes'
import { isSingle } from '@/model/fields/descriptor'
import { hoursText } from '@/model/fields/hours/format'
import { readHours } from '@/model/fields/hours/schema'
import { isPhotoService } from '@/model/pictures/pictures'
import { fillText } from '@/model/reading/placeholders'
import { fieldAt, fieldTitle, fileTitle, isTextField, namingFields } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import {
  type FieldPath,
  fieldKey,
  isItemPath,
  isObject,
  isWithin,
  mapLeaves,
  valueAt,
} from '@/model/values/tree'

/** Formats a point in time as `24/12/2026, 08:30`, on the clock of the device. */
export const formatDateTime = (date: string | number): string =>
  new Date(date).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

/** Formats a message as a sentence. Keeps the case of a leading URL. */
export const formatMessage = (message: string) =>
  message.replace(/^(?!https?:)./, (letter) => letter.toUpperCase())

/**
 * Returns the opening hours, or one complete item of them, as pages show them. With its times,
 * because a day may be in two items.
 */
function hoursAt(path: FieldPath, value: unknown): string | undefined {
  if (!isWithin(path, ['company', 'hours'])) return undefined
  const complete = readHours(isItemPath(path) ? { opening: [value] } : value)
  return complete && hoursText(complete)
}

const joinTexts = (texts: readonly string[]) => texts.filter(Boolean).join(' · ')

/**
 * Returns a value as the forms show it, in one line: a day as `24/12/2026`, a choice or a palette by
 * its name, opening hours in words, and any other group with the titles of its fields.
 * @returns an empty string for a field, group or list without values
 */
function formatValue(path: FieldPath, value: unknown): string {
  if (fieldKey(path) === 'palette') return paletteName(value) ?? 'Cores feitas para o seu site'
  if (value === undefined || value === null) return ''
  const field = fieldAt(path)
  if (field && isSingle(field)) return field.format(value)
  if (Array.isArray(value))
    return joinTexts(value.map((item, index) => formatValue([...path, index], item)))
  if (!isObject(value)) return String(value)
  const fields = Object.entries(value).map(([name, inner]) => {
    const text = formatValue([...path, name], inner)
    return text && `${fieldAt([...path, name])?.title ?? name}: ${text}`
  })
  return hoursAt(path, value) ?? joinTexts(fields)
}

/** Returns functions that name the fields and list items of a content, and format its values. */
export function wordsIn(files: ContentFiles) {
  const fill = (leaf: unknown, path: FieldPath) =>
    typeof leaf === 'string' && isTextField(path) ? fillText(leaf, path, files.company) : leaf
  /** Formats a value with the placeholders of its texts filled, because owners know the page. */
  const valueText = (path: FieldPath, value: unknown) =>
    formatValue(path, mapLeaves(value, fill, path))
  /**
   * Returns the name by which a list shows its item. An item that no field names has the name of its
   * kind and its place: `Telefone 2`.
   */
  const itemName = (path: FieldPath): string => {
    const item = valueAt(files, path)
    const hours = hoursAt(path, item)
    if (hours) return hours
    // A service without a drawing has the name that its owner wrote.
    const field = namingFields(item, path).find(({ value }) => !isPhotoService(String(value)))
    const name = field && valueText([...path, field.name], field.value)
    const kind = fieldAt(path)?.title || fieldAt(path.slice(0, -1))?.title
    return name || `${kind} ${Number(lastOf(path)) + 1}`
  }
  /** Returns the titles of a field and its groups: `Serviços › Cartões › Forro › Dica`. */
  const fieldName = (path: FieldPath) => fieldTitle(path, itemName)
  return {
    valueText,
    itemName,
    fieldName,
    /** Returns the names of a field and of its content file: `Dados da empresa › CNPJ`. */
    fullName: (path: FieldPath) =>
      [fileTitle(String(path[0])), fieldName(path)].filter(Boolean).join(' › '),
  }
}

/**
 * Returns the name of an undo step: the field, or the return to a version, of all fields or of some.
 * @param path empty for a return to a version
 * @param after the content after the step
 */
export const stepTitle = ({ path, after }: { path: FieldPath; after: ContentFiles }) =>
  path.length === 0 ? 'a volta ao que era antes' : wordsIn(after).fullName(path)
