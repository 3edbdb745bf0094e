/** Texts may leave a fact of the company to its field: `{resposta}`, `{cidades}` and `{horario}`. */

import { plain } from './plain'
import type { Company, SiteContent } from './schema'

export const PLACE = /\{([^{}]*)\}/g

/** The places that a text may have, each with the words of the company. */
export const placeValues = ({ responseTime, towns, hours }: Company) => ({
  resposta: responseTime,
  cidades: new Intl.ListFormat('pt-BR').format(towns.map(({ name }) => name)),
  // It stands in the middle of a sentence.
  horario: hours?.text.replace(/^./, (letter) => letter.toLocaleLowerCase('pt-BR')),
})

/** An owner may write `{Horário}` as well. */
export const wordsFor = (company: Company, name: string) =>
  (placeValues(company) as Record<string, string | undefined>)[plain(name).trim()]

/** The content with its places filled. The company's own fields are what they are filled with. */
export function filled({ company, ...texts }: SiteContent): SiteContent {
  const words = JSON.parse(JSON.stringify(texts), (_, value) =>
    typeof value === 'string'
      ? value.replace(PLACE, (place, name) => wordsFor(company, name) ?? place)
      : value,
  )
  return { ...words, company }
}
