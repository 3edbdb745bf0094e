/** Replaces placeholders in texts with the company's facts: `{cidades}`. */

import { poisonLineOf } from '@/model/brazil/poison-lines'
import { isStateCode } from '@/model/brazil/states'
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

/** Returns the words for a company file, which is unchecked, at the start of a sentence or inside it. */
type Words = (company: unknown, isStart: boolean) => string | undefined

const stateOf = (company: unknown) => {
  const code = valueAt(company, ['state', 'code'])
  return isStateCode(code) ? code : undefined
}

const townWords: Words = (company) => {
  const towns = valueAt(company, ['towns'])
  const labels = (Array.isArray(towns) ? towns : []).flatMap((town) => {
    const name = textAt(town, ['name'])
    return name === undefined
      ? []
      : townLabel(splitTown({ ...town, name: cleanText(name) }), stateOf(company))
  })
  return labels.length > 0 ? joinWords(labels) : undefined
}

const hoursWords: Words = (company, isStart) => {
  const hours = readHours(valueAt(company, ['hours']))
  return hours && hoursInSentence({ ...hours, note: hours.note && cleanText(hours.note) }, isStart)
}

/** Returns the response time, also an invalid one, as the owner is typing it. */
const responseWords: Words = (company) => {
  const typed = textAt(company, ['responseTime'])
  const parsed = fieldAt(['company', 'responseTime'])?.parse(typed) ?? typed
  return parsed === undefined ? undefined : String(parsed)
}

const poisonLineWords: Words = (company) => {
  const state = stateOf(company)
  return state && poisonLineOf(state).name
}

/** The placeholders of the site's texts, each with the company field that fills it, and its words. */
const PLACEHOLDERS = {
  resposta: { field: 'responseTime', words: responseWords },
  cidades: { field: 'towns', words: townWords },
  estado: { field: 'state', words: stateOf },
  ciatox: { field: 'state', words: poisonLineWords },
  horario: { field: 'hours', words: hoursWords },
} as const satisfies Readonly<Record<string, { field: keyof Company; words: Words }>>

/** Matches `{Horário}` and `{{horario}}` too, because owners type them. */
const PLACEHOLDER_PATTERN = /\{+([^{}]*)\}+/g

type PlaceholderName = keyof typeof PLACEHOLDERS

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
    return change(
      found,
      { name, path: ['company', PLACEHOLDERS[name].field] },
      text.slice(0, offset),
    )
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
    Object.values(PLACEHOLDERS).map(({ field }) => [field, valueAt(company, [field])]),
  ),
)

/** Checks whether a text is a fact that fills a placeholder, and may contain none itself. */
const isSource = ([contentName, name]: FieldPath) =>
  contentName === 'company' && Object.values(PLACEHOLDERS).some(({ field }) => field === name)

/**
 * Fills the placeholders of a text with the company's facts, and keeps sums of money on one line.
 * @param path path of the text
 * @param company content file, unchecked
 */
export const fillText = (text: string, path: FieldPath, company: unknown): string =>
  (isSource(path)
    ? text
    : mapPlaceholders(text, (placeholder, { name }, before) => {
        const isStart = BEFORE_SENTENCE.test(withoutMarkers(before))
        return PLACEHOLDERS[name].words(company, isStart) ?? placeholder
      })
  ).replace(/R\$ (?=\d)/g, 'R$\u00a0')

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
    const names = Object.entries(PLACEHOLDERS).filter(
      ([, { words }]) => !isSource(path) && words(content.company, false) !== undefined,
    )
    const allowed = names.map(([name]) => `{${name}}`)
    const use = allowed.length > 0 ? ` ou use ${allowed.join(', ')}` : ''
    const message = `não há nada para pôr no lugar de ${unfilled}. O que fazer: escreva por extenso${use}`
    return { path, message }
  })
