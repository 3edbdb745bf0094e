import { hoursInSentence } from '@/model/fields/hours/format'
import { LOST_LETTER } from '@/model/fields/text'
import type { Issue } from '@/model/reading/issue'
import { mapPlaceholders } from '@/model/reading/placeholders'
import { checkContent } from '@/model/reading/validation'
import { isInPart } from '@/model/schema/content'
import { fieldAt, isTextField } from '@/model/schema/field-at'
import { type FieldPath, textAt, valueAt, withoutItem, withValue } from '@/model/values/tree'
import { joinWords } from '@/model/values/words'

/** Records what became of a field of an earlier version, in Portuguese. */
export type Note = (path: FieldPath, message: string) => void

/** Returns a text with ? for lost letters, else with what its placeholders showed in that version. */
function formerText(text: string, company: unknown): string {
  if (text.includes(LOST_LETTER)) return text.replaceAll(LOST_LETTER, '?')
  const hours = textAt(company, ['hours', 'text'])
  const towns = valueAt(company, ['towns'])
  const names = Array.isArray(towns) ? towns.flatMap((town) => textAt(town, ['name']) ?? []) : []
  const words: Readonly<Record<string, string>> = {
    resposta: textAt(company, ['responseTime']) ?? '',
    horario: hours ? hoursInSentence({ opening: [], note: hours }, false) : '',
    cidades: joinWords(names),
  }
  return mapPlaceholders(
    text,
    // Braces would be read as a placeholder again, without end.
    (placeholder, { name }) => words[name]?.replace(/[{}]/g, '') || placeholder,
  )
}

/** Removes the nearest list item or optional field around a field, if not all is required. */
function withoutOptional(content: unknown, path: FieldPath, message: string, note: Note): unknown {
  const outer = path.slice(0, -1)
  const list = fieldAt(outer)
  const items = valueAt(content, outer)
  if (list?.kind === 'list' && Array.isArray(items) && items.length > list.min) {
    note(outer, message)
    return withoutItem(content, path)
  }
  if (fieldAt(path)?.optional) {
    note(path, message)
    return withValue(content, path, undefined)
  }
  return path.length > 2 ? withoutOptional(content, outer, message, note) : content
}

/**
 * Converts a refused value. A text keeps its words; a fact or a repeated item goes if it is optional.
 * @returns the same content for an error of the earlier version too, or of a required phone or site
 * URL, because a wrong one sends each client to a stranger
 */
function withoutRefused(content: unknown, issue: Issue, company: unknown, note: Note): unknown {
  const { path, message, isRepeated } = issue
  const value = textAt(content, path)
  if (value === undefined) return content
  // Without the full stop of an example.
  const refusal = `“${value}” ${message.replace(/\.$/, '')}`
  if (isTextField(path) && !isRepeated) {
    const text = formerText(value, company)
    if (text === value) return content
    note(path, `${refusal}. Ficou “${text}”`)
    return withValue(content, path, text)
  }
  const isFact = isInPart(path, 'company') || fieldAt(path)?.kind === 'phone'
  return isFact || isRepeated ? withoutOptional(content, path, `saiu: ${refusal}`, note) : content
}

/**
 * Converts all values that the schema refuses now. Checks the content again after each, because a
 * removed item moves those after it. Ends, because each change removes a value, a placeholder or a
 * lost letter.
 * @param company of the earlier version
 */
export function upgradeRefused(content: unknown, company: unknown, note: Note): unknown {
  for (const issue of checkContent(content).issues) {
    const changed = withoutRefused(content, issue, company, note)
    if (changed !== content) return upgradeRefused(changed, company, note)
  }
  return content
}
