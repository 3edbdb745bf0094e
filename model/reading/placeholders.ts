/**
 * Replaces placeholders in texts with the company's facts: `{resposta}` (response time),
 * `{cidades}` (towns), `{horario}` (opening hours), `{estado}` (code of the state) and `{ciatox}`
 * (name of the state's poison line).
 */

import { poisonLineOf } from '@/model/brazil/first-aid'
import { STATES, type StateCode } from '@/model/brazil/states'
import { townLabel } from '@/model/brazil/towns'
import { hoursInSentence } from '@/model/fields/hours/format'
import { readHours } from '@/model/fields/hours/schema'
import { cleanText, normalizeText } from '@/model/pasted/normalize-text'
import { companySchema } from '@/model/schema/company'
import { listOf } from '@/model/values/list-of'
import { withoutMarkers } from '@/model/values/text-markers'
import { type FieldPath, valueAt } from '@/model/values/tree'

/** Matches `{Horário}` and `{{horario}}` too, because owners type them. */
const PLACEHOLDER_PATTERN = /\{+([^{}]*)\}+/g

/**
 * The company fields that fill placeholders. A field may use only the placeholders above it, so no
 * placeholder can contain itself.
 */
const PLACEHOLDER_FIELDS = [
  { name: 'resposta', field: 'responseTime' },
  { name: 'cidades', field: 'towns' },
  { name: 'horario', field: 'hours' },
  { name: 'estado', field: 'state' },
  { name: 'ciatox', field: 'state' },
] as const

type PlaceholderName = (typeof PLACEHOLDER_FIELDS)[number]['name']
/** The value of each placeholder. Some begin a sentence with other words than they continue one. */
type PlaceholderValues = { [Each in PlaceholderName]?: string | ((isStart: boolean) => string) }

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
    const typedName = normalizeText(typed)
    const source = PLACEHOLDER_FIELDS.find(({ name }) => name === typedName)
    if (!source) return found
    const { name, field } = source
    return change(found, { name, path: ['company', field] }, text.slice(0, offset))
  })

const fillPlaceholders = (text: string, values: PlaceholderValues) =>
  mapPlaceholders(text, (placeholder, { name }, before) => {
    const value = values[name]
    if (typeof value !== 'function') return value ?? placeholder
    return value(BEFORE_SENTENCE.test(withoutMarkers(before)))
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

/**
 * Returns the placeholders that a text may use: all, or for a field in `PLACEHOLDER_FIELDS` those
 * above it.
 */
const allowedValues = (
  [contentName, field]: FieldPath,
  values: PlaceholderValues,
): PlaceholderValues => {
  const index = PLACEHOLDER_FIELDS.findIndex(
    (source) => contentName === 'company' && source.field === field,
  )
  const sources = index === -1 ? PLACEHOLDER_FIELDS : PLACEHOLDER_FIELDS.slice(0, index)
  return Object.fromEntries(sources.map(({ name }) => [name, values[name]]))
}

/**
 * Returns the value of each placeholder that the company has filled in.
 * @param company content file, unchecked; values that the schema will reject are used unchanged
 */
function placeholderValues(company: unknown): PlaceholderValues {
  const responseTime = valueAt(company, ['responseTime'])
  const { data: resposta = responseTime } = companySchema.shape.responseTime.safeParse(responseTime)
  const served = valueAt(company, ['towns'])
  const companyState = valueAt(company, ['state', 'code']) as StateCode
  const hours = readHours(valueAt(company, ['hours']))

  const values: PlaceholderValues = {}
  if (Object.keys(STATES).includes(companyState)) {
    values.estado = companyState
    values.ciatox = poisonLineOf(companyState).name
  }
  if (typeof resposta === 'string') values.resposta = resposta
  const towns = (Array.isArray(served) ? served : []).flatMap((town) => {
    const name = valueAt(town, ['name'])
    if (typeof name !== 'string') return []
    const filled = fillPlaceholders(cleanText(name), values)
    return townLabel({ ...town, name: filled }, companyState)
  })
  if (towns.length > 0) values.cidades = listOf(towns)
  if (hours) {
    const note = hours.note && fillPlaceholders(cleanText(hours.note), values)
    values.horario = (isStart) => hoursInSentence({ ...hours, note }, isStart)
  }
  return values
}

/** @param company content file, unchecked */
function createFiller(company: unknown) {
  const values = placeholderValues(company)
  return {
    fillText: (text: string, path: FieldPath): string =>
      fillPlaceholders(text, allowedValues(path, values)),
    /**
     * Reports a placeholder that is left in a filled text.
     * @param own the placeholder that the page itself fills in this text
     * @returns a Portuguese message to append to the field's name, or undefined
     */
    placeholderError(filled: string, path: FieldPath, own = ''): string | undefined {
      const [unfilled] = filled.replaceAll(own, '').match(/\{+[^{}]{0,40}\}*|\}+/) ?? []
      if (unfilled === undefined) return undefined
      const allowed = Object.entries(allowedValues(path, values)).flatMap(([name, value]) =>
        value === undefined ? [] : `{${name}}`,
      )
      const use = allowed.length > 0 ? ` ou use ${allowed.join(', ')}` : ''
      return `não há nada para pôr no lugar de ${unfilled}. O que fazer: escreva por extenso${use}`
    },
  }
}

export type PlaceholderFiller = ReturnType<typeof createFiller>

/** Number of fillers to keep: more than those of the draft, of its preview and of the saved content. */
const MAX_FILLERS = 5

/** The last fillers, with the facts that they fill in. */
const fillers: { facts: readonly unknown[]; filler: PlaceholderFiller }[] = []

/**
 * Returns the functions that fill the placeholders of one company's texts. Returns the same ones for
 * the same facts, because few keystrokes in the editor change a fact, and a new one fills in all texts
 * again.
 * @param company content file, unchecked
 */
export function fillerFor(company: unknown): PlaceholderFiller {
  const facts = PLACEHOLDER_FIELDS.map(({ field }) => valueAt(company, [field]))
  const known = fillers.find((other) => facts.every((fact, index) => fact === other.facts[index]))
  if (known) return known.filler
  const filler = createFiller(company)
  fillers.push({ facts, filler })
  fillers.splice(0, fillers.length - MAX_FILLERS)
  return filler
}
