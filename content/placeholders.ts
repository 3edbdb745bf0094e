/**
 * Replaces placeholders in texts with the company's facts: `{resposta}` (response time),
 * `{cidades}` (towns) and `{horario}` (opening hours).
 */

import { leaves, type Path } from './leaves'
import { cleanText, normalizeText } from './normalize-text'
import { company } from './schema/company'

/** An owner may write `{Horário}` and `{{horario}}` as well. */
const PLACEHOLDER = /\{+([^{}]*)\}+/g

/**
 * The fields of the company that fill placeholders, in their order: each may use those before it, so none can lead
 * back to itself.
 */
const SOURCES = [
  { name: 'resposta', field: 'responseTime' },
  { name: 'cidades', field: 'towns' },
  { name: 'horario', field: 'hours' },
] as const

type Name = (typeof SOURCES)[number]['name']
type Values = { [Each in Name]?: string }

/** Within a sentence. A text in capitals keeps them. */
const inSentence = (text: string) =>
  text.replace(/^\p{Lu}(?=\P{L}*\p{Ll})/u, (letter) => letter.toLocaleLowerCase('pt-BR'))

const placeholderOf = (text: string): Name | undefined => {
  const name = normalizeText(text)
  return SOURCES.find((source) => source.name === name)?.name
}

const fill = (text: string, values: Values) =>
  text.replace(PLACEHOLDER, (place, typed) => {
    const name = placeholderOf(typed)
    return (name && values[name]) ?? place
  })

/** The values that a text may use: all of them, or for a field that fills a placeholder those before it. */
const allowedAt = ([part, field]: Path, values: Values): Values => {
  const at = SOURCES.findIndex((source) => part === 'company' && source.field === field)
  const sources = at === -1 ? SOURCES : SOURCES.slice(0, at)
  return Object.fromEntries(sources.map(({ name }) => [name, values[name]]))
}

const property = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined

/**
 * Returns what fills each placeholder, as far as the company has it.
 * @param content not yet checked; what the schema will refuse is taken as it is
 */
function valuesOf(content: unknown): Values {
  const facts = property(content, 'company')
  const responseTime = property(facts, 'responseTime')
  const { data: resposta = responseTime } = company.shape.responseTime.safeParse(responseTime)
  const names = leaves(property(facts, 'towns')).filter(({ path }) => path[1] === 'name')
  const hours = property(property(facts, 'hours'), 'text')

  const values: Values = {}
  if (typeof resposta === 'string') values.resposta = resposta
  const towns = names.map(({ value }) => fill(cleanText(String(value)), values))
  if (towns.length > 0) values.cidades = new Intl.ListFormat('pt-BR').format(towns)
  if (typeof hours === 'string') values.horario = inSentence(fill(cleanText(hours), values))
  return values
}

/**
 * Returns the functions that fill the texts of one company.
 * @param content the files of this folder, by name, not yet checked
 */
export function placeholders(content: unknown) {
  const values = valuesOf(content)
  return {
    fillText: (text: string, path: Path): string => fill(text, allowedAt(path, values)),
    /**
     * Finds what is left of placeholders in a filled text, as the page would show it.
     * @param own the placeholder that the page itself fills in this text
     * @returns a Portuguese message that follows the name of the field, or undefined for a text without any
     */
    placeholderError(filled: string, path: Path, own = ''): string | undefined {
      const [left] = filled.replaceAll(own, '').match(/\{+[^{}]{0,40}\}*|\}+/) ?? []
      if (left === undefined) return undefined
      const allowed = Object.entries(allowedAt(path, values)).flatMap(([name, value]) =>
        value === undefined ? [] : `{${name}}`,
      )
      const use = allowed.length > 0 ? ` ou use ${allowed.join(', ')}` : ''
      return `não há nada para pôr no lugar de ${left}. O que fazer: escreva por extenso${use}`
    },
  }
}

export type Placeholders = ReturnType<typeof placeholders>
