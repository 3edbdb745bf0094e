import { hoursInSentence } from '@/model/fields/hours/format'
import { LOST_LETTER } from '@/model/fields/text'
import type { Issue } from '@/model/reading/issue'
import { mapPlaceholders } from '@/model/reading/placeholders'
import { checkContent } from '@/model/reading/validation'
import { fieldAt, isTextField } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { listOf } from '@/model/values/list-of'
import { type FieldPath, textAt, valueAt, withValue } from '@/model/values/tree'

/** Other content, with the path of the changed field or list, and a Portuguese message. */
type Change = { content: unknown; path: FieldPath; message: string }

/** Returns a text with ? for lost letters, else with what its placeholders showed in that version. */
function formerText(text: string, company: unknown): string {
  if (text.includes(LOST_LETTER)) return text.replaceAll(LOST_LETTER, '?')
  const hours = textAt(company, ['hours', 'text'])
  const towns = valueAt(company, ['towns'])
  const names = Array.isArray(towns) ? towns.flatMap((town) => textAt(town, ['name']) ?? []) : []
  const words: Readonly<Record<string, string>> = {
    resposta: textAt(company, ['responseTime']) ?? '',
    horario: hours ? hoursInSentence({ opening: [], note: hours }, false) : '',
    cidades: listOf(names),
  }
  return mapPlaceholders(
    text,
    // Braces would be read as a placeholder again, without end.
    (placeholder, { name }) => words[name]?.replace(/[{}]/g, '') || placeholder,
  )
}

/** Removes the nearest list item or optional field around a field, if not all is required. */
function withoutOptional(content: unknown, path: FieldPath, message: string): Change | undefined {
  const outer = path.slice(0, -1)
  const list = fieldAt(outer)
  const items = valueAt(content, outer)
  if (list?.kind === 'list' && Array.isArray(items) && items.length > list.min) {
    const others = items.filter((_, index) => index !== lastOf(path))
    return { content: withValue(content, outer, others), path: outer, message }
  }
  if (fieldAt(path)?.optional)
    return { content: withValue(content, path, undefined), path, message }
  return path.length > 2 ? withoutOptional(content, outer, message) : undefined
}

/**
 * Converts a refused value. A text keeps its words; a fact or a repeated item goes if it is optional.
 * @returns undefined for an error of the earlier version too, or of a required phone or site URL,
 * because a wrong one sends each client to a stranger
 */
function changeRefused(content: unknown, issue: Issue, company: unknown): Change | undefined {
  const { path, message, isRepeated } = issue
  const value = textAt(content, path)
  if (value === undefined) return undefined
  const refusal = `“${value}” ${message}`
  if (isTextField(path) && !isRepeated) {
    const text = formerText(value, company)
    if (text === value) return undefined
    return { content: withValue(content, path, text), path, message: `${refusal}. Ficou “${text}”` }
  }
  const isFact = path[0] === 'company' || path.includes('calls')
  return isFact || isRepeated ? withoutOptional(content, path, `saiu: ${refusal}`) : undefined
}

/**
 * Converts all values that the schema refuses now. Checks the content again after each, because a
 * removed item moves those after it.
 * @param company of the earlier version
 * @param note records what became of a field, in Portuguese
 */
export function upgradeRefused(
  content: unknown,
  company: unknown,
  note: (path: FieldPath, message: string) => void,
): unknown {
  for (const issue of checkContent(content).issues) {
    const change = changeRefused(content, issue, company)
    if (!change) continue
    note(change.path, change.message)
    return upgradeRefused(change.content, company, note)
  }
  return content
}
