import { isSameTown, splitTown, townLabel } from '@/model/brazil/towns'
import { isHiddenAt } from '@/model/page/hidden'
import { pagesIn, type SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { textsOf } from '@/model/schema/find-texts'
import { pageNames, pestsRoute } from '@/model/site/routes'
import { DRAIN_PAGE, PHOTO_CARD } from '@/model/site/slugs'
import { normalizeText } from '@/model/values/normalize-text'
import type { Issue } from './issue'
import { photoIssues } from './photo-issues'

/** Targets that are no card of a service or pest. */
const NOT_CARDS: readonly string[] = [PHOTO_CARD, DRAIN_PAGE]

/**
 * Reports tiles, places, pests and first-aid cases whose service or pest is missing from the pages,
 * because the owner may have removed its card.
 */
const missingServiceIssues = (content: SiteContent): Issue[] =>
  textsOf(content, 'choice').flatMap(({ path, text: service }) => {
    const field = fieldAt(path)
    if (field?.kind !== 'choice' || !field.leadsToCard || !service) return []
    const [contentName] = path
    const page = content[pageNames.find((name) => name === contentName) ?? pestsRoute.pageName]
    const cards = [...page.services.items, ...content.pests.items]
    if (NOT_CARDS.includes(service) || cards.some(({ slug }) => slug === service)) return []
    const remedy = field.optional
      ? 'escolha outro serviço ou nenhum'
      : 'remova este item ou escolha outro serviço'
    const message = `leva ao serviço “${field.format(service)}”, que não está mais na página. O que fazer: ${remedy}`
    return { path, message }
  })

/** Reports notes whose town is not in the company's list: notes match towns by name. */
function unknownTownIssues(content: SiteContent): Issue[] {
  const { towns, state } = content.company
  return pagesIn(content).flatMap(({ pageName, page }) =>
    page.area.notes.flatMap(({ town }, index) => {
      if (towns.some((served) => isSameTown(served, splitTown({ name: town }), state.code)))
        return []
      const names = towns.map((served) => townLabel(served, state.code)).join(', ')
      const message = `'${town}' não é uma cidade atendida. Exemplo certo: ${names}`
      return { path: [pageName, 'area', 'notes', index, 'town'], message }
    }),
  )
}

/** Reports a town that repeats another with the company's state. */
function repeatedTownIssues({ company: { towns, state } }: SiteContent): Issue[] {
  const keys = towns.map((town) => normalizeText(townLabel(town, state.code)))
  return towns.flatMap(({ name, state: own }, index) => {
    const first = keys.indexOf(keys[index] ?? '')
    // The schema reports towns that are equal as typed.
    if (first === index || own === towns[first]?.state) return []
    const path = ['company', 'towns', index, 'name']
    return { path, message: `repete '${name}'`, isRepeated: true }
  })
}

/**
 * Returns the validation errors of fields that name something in another field: a service, a photo or a
 * town, which may not be named twice. Reports none in what is hidden, because no page shows it.
 */
export const referenceIssues = (content: SiteContent): Issue[] =>
  [
    ...missingServiceIssues(content),
    ...photoIssues(content),
    ...unknownTownIssues(content),
    ...repeatedTownIssues(content),
  ].filter(({ path }) => !isHiddenAt(content, path))
