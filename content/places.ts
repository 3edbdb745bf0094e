/** Texts may leave a fact of the company to its field: `{resposta}`, `{cidades}` and `{horario}`. */

import { leaves } from './leaves'
import { plain } from './plain'
import type { Company, SiteContent } from './schema'

const PLACE = /\{([^{}]*)\}/g

/** The places that a text may have, each with the words of the company. */
export const placeValues = ({ responseTime, towns, hours }: Company) => ({
  resposta: responseTime,
  cidades: new Intl.ListFormat('pt-BR').format(towns.map(({ name }) => name)),
  // It stands in the middle of a sentence.
  horario: hours?.text.replace(/^./, (letter) => letter.toLocaleLowerCase('pt-BR')),
})

/** An owner may write `{Horário}` as well. */
const wordsFor = (company: Company, name: string) =>
  (placeValues(company) as Record<string, string | undefined>)[plain(name).trim()]

/** The company's own fields are what the places are filled with. */
const withoutCompany = ({ company: _, ...texts }: SiteContent) => texts

/** Places that nothing can fill, each with the path of its text. */
export function unknownPlaces(
  content: SiteContent,
  ownPlace: (path: (string | number)[]) => unknown,
) {
  return leaves(withoutCompany(content)).flatMap(({ path, value }) =>
    [...String(value).matchAll(PLACE)].flatMap(([place, name = '']) =>
      place === ownPlace([...path]) || wordsFor(content.company, name) !== undefined
        ? []
        : { path, place },
    ),
  )
}

/** The content with its places filled. */
export function filled(content: SiteContent): SiteContent {
  const texts = JSON.stringify(withoutCompany(content))
  return {
    ...JSON.parse(texts, (_, value) =>
      typeof value === 'string'
        ? value.replace(PLACE, (place, name) => wordsFor(content.company, name) ?? place)
        : value,
    ),
    company: content.company,
  }
}
