/** Replaces placeholders in texts with the company's facts: `{cidades}`. */

import { poisonLineOf } from '@/model/brazil/poison-lines'
import { STATES, type StateCode } from '@/model/brazil/states'
import { splitTown, townLabel } from '@/model/brazil/towns'
import { hoursInSentence } from '@/model/fields/hours/format'
import { readHours } from '@/model/fields/hours/schema'
import type { Company, SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { textsOf } from '@/model/schema/find-texts'
import { cleanText } from '@/model/texts/clean-text'
import { cachedByObject } from '@/model/values/cached-by-object'
import { normalizeText } from '@/model/values/normalize-text'
import { withoutMarkers } from '@/model/values/text-markers'
import { type FieldPath, textAt, valueAt } from '@/model/values/tree'
import { joinWords } from '@/model/values/words'
import type { Issue } from './issue'

/** The placeholders of the site's texts, each with the company field that fills it. */
const PLACEHOLDERS = {
  resposta: 'responseTime',
  cidades: 'towns',
  estado: 'state',
  ciatox: 'state',
  horario: 'hours',
} as const satisfies Readonly<Record<string, keyof Company>>

/** Matches `{Horário}` and `{{horario}}` too, because owners type them. */
const PLACEHOLDER_PATTERN = /\{+([^{}]*)\}+/g

type PlaceholderName = keyof typeof PLACEHOLDERS
/** The words of each placeholder. Some begin a sentence otherwise than they continue one. */
type PlaceholderValues = {
  readonly [Each in PlaceholderName]: string | ((isStart: boolean) => string) | undefined
}

const isPlaceholder = (name: string): name is PlaceholderName =>
  Object.keys(PLACEHOLDERS).includes(name)

/** Matches the text before the start of a sentence. */
const BEFORE_SENTENCE = /(?:^|[.!?…·])[\s“"(]*$/

/**
 * Changes each known placeholder of a text.
 * @param change receives the placeholder, its source, and the text before it
 */
export const mapPlaceholders = (
  text: string,
  change: (
    placeholder: string,
    source: { name: PlaceholderName; path: FieldPath },
    before: string,
  ) => string,
): string =>
  text.replace(PLACEHOLDER_PATTERN, (found, typed, offset) => {
    const name = normalizeText(cleanText(typed))
    if (!isPlaceholder(name)) return found
    return change(found, { name, path: ['company', PLACEHOLDERS[name]] }, text.slice(0, offset))
  })

/** Replaces the placeholders of a text that have a value. */
const fillPlaceholders = (text: string, values: Partial<PlaceholderValues>) =>
  mapPlaceholders(text, (placeholder, { name }, before) => {
    const words = values[name] ?? placeholder
    return typeof words === 'string' ? words : words(BEFORE_SENTENCE.test(withoutMarkers(before)))
  })

/** Returns the company fields that fill the placeholders of a text. */
export function placeholderFieldPaths(text: string): FieldPath[] {
  const paths: FieldPath[] = []
  mapPlaceholders(text, (placeholder, { path }) => {
    paths.push(path)
    return placeholder
  })
  return paths
}

/** Returns the company's facts that fill placeholders; the others fill nothing. */
export const placeholderFacts = cachedByObject((company: unknown): object =>
  Object.fromEntries(
    Object.values(PLACEHOLDERS).map((field) => [field, valueAt(company, [field])]),
  ),
)

/**
 * Returns the value of each placeholder that the company has filled in.
 * @param company content file, unchecked; values that the schema will reject are used unchanged
 */
const placeholderValues = cachedByObject((company: unknown): PlaceholderValues => {
  const responseTime = textAt(company, ['responseTime'])
  const parsed = fieldAt(['company', 'responseTime'])?.parse(responseTime) ?? responseTime
  const code = valueAt(company, ['state', 'code']) as StateCode
  const state = Object.keys(STATES).includes(code) ? code : undefined
  const served = valueAt(company, ['towns'])
  const towns = (Array.isArray(served) ? served : []).flatMap((town) => {
    const name = textAt(town, ['name'])
    return name === undefined ? [] : townLabel(splitTown({ ...town, name: cleanText(name) }), code)
  })
  const hours = readHours(valueAt(company, ['hours']))
  const note = hours?.note && cleanText(hours.note)
  return {
    resposta: parsed === undefined ? undefined : String(parsed),
    cidades: towns.length > 0 ? joinWords(towns) : undefined,
    estado: state,
    ciatox: state && poisonLineOf(state).name,
    horario: hours && ((isStart) => hoursInSentence({ ...hours, note }, isStart)),
  }
})

/** Returns the values that a text may use: none in a fact that fills a placeholder. */
const allowedValues = (
  [contentName, field]: FieldPath,
  company: unknown,
): Partial<PlaceholderValues> =>
  contentName === 'company' && Object.values<unknown>(PLACEHOLDERS).includes(field)
    ? {}
    : placeholderValues(company)

/**
 * Fills the placeholders of a text with the company's facts, and keeps sums of money on one line.
 * @param path path of the text
 * @param company content file, unchecked
 */
export const fillText = (text: string, path: FieldPath, company: unknown): string =>
  (text.includes('{') ? fillPlaceholders(text, allowedValues(path, company)) : text).replace(
    /R\$ (?=\d)/g,
    'R$\u00a0',
  )

/**
 * Returns an error for each placeholder that is left in a text.
 * @param content with its placeholders filled
 */
export const unfilledIssues = (content: SiteContent): Issue[] =>
  textsOf(content, 'text').flatMap(({ path, text }) => {
    const field = fieldAt(path)
    const slot = field?.kind === 'text' ? field.slot : undefined
    const others = text.replaceAll(slot ?? '', '')
    const [unfilled] = others.match(/\{+[^{}]{0,40}\}*|\}+/) ?? []
    if (unfilled === undefined) return []
    const values = Object.entries(allowedValues(path, content.company))
    const allowed = values.flatMap(([name, value]) => (value === undefined ? [] : `{${name}}`))
    const use = allowed.length > 0 ? ` ou use ${allowed.join(', ')}` : ''
    const message = `não há nada para pôr no lugar de ${unfilled}. O que fazer: escreva por extenso${use}`
    return { path, message }
  })
