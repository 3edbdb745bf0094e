/**
 * Replaces placeholders in texts with the company's facts: `{resposta}` (response time),
 * `{cidades}` (towns) and `{horario}` (opening hours).
 */

import { normalizeText } from './normalize-text'
import type { Company, SiteContent } from './schema'

export const PLACEHOLDER_PATTERN = /\{([^{}]*)\}/g

/** The places that a text may have, each with the words of the company. */
export const placeholderValues = ({ responseTime, towns, hours }: Company) => ({
  resposta: responseTime,
  cidades: new Intl.ListFormat('pt-BR').format(towns.map(({ name }) => name)),
  // It stands in the middle of a sentence.
  horario: hours?.text.replace(/^./, (letter) => letter.toLocaleLowerCase('pt-BR')),
})

/** An owner may write `{Horário}` as well. */
export const placeholderValue = (company: Company, name: string) =>
  (placeholderValues(company) as Record<string, string | undefined>)[normalizeText(name).trim()]

/** The content with its places filled. The company's own fields are what they are filled with. */
export function fillPlaceholders({ company, ...texts }: SiteContent): SiteContent {
  const words = JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === 'string'
      ? value.replace(
          PLACEHOLDER_PATTERN,
          (place, name) => placeholderValue(company, name) ?? place,
        )
      : value,
  )
  return { ...words, company }
}
