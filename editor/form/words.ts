import { paletteName } from '@/model/art/palettes'
import { formatDay } from '@/model/fields/day/format'
import { formatPhone } from '@/model/fields/phone/format'
import { choiceTitle, fieldAt } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, isObject } from '@/model/values/tree'

function formatLeaf(path: FieldPath, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  if (typeof value === 'number') return String(value).replace('.', ',')
  const text = choiceTitle(path, String(value))
  const kind = fieldAt(path)?.kind
  if (kind === 'phone') return formatPhone(text)
  return kind === 'day' ? formatDay(text) : text
}

const joinTexts = (texts: readonly string[]) => texts.filter(Boolean).join(' · ')

/**
 * Returns a value as the forms show it, in one line: a day as `24/12/2026`, a choice or a palette by
 * its name, and a group with the titles of its fields.
 * @returns an empty string for a field, group or list without values
 */
export function formatValue(path: FieldPath, value: unknown): string {
  if (fieldKey(path) === 'palette') return paletteName(value) ?? 'Cores feitas para o seu site'
  if (Array.isArray(value)) {
    const texts = value.map((item, index) => formatValue([...path, index], item))
    return fieldAt(path)?.kind === 'choices' ? texts.join(', ') : joinTexts(texts)
  }
  if (!isObject(value)) return formatLeaf(path, value)
  const fields = Object.entries(value).map(([name, inner]) => {
    const text = formatValue([...path, name], inner)
    return text && `${fieldAt([...path, name])?.title ?? name}: ${text}`
  })
  return joinTexts(fields)
}
