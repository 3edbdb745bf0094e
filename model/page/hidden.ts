/** Finds what no page shows: hidden sections and items, what depends on them, and unused samples. */

import { isHiddenItem } from '@/model/fields/list'
import { photoPicture } from '@/model/pictures/pictures'
import { fieldAt } from '@/model/schema/field-at'
import { HIDEABLE_SECTIONS, type HideableSection } from '@/model/schema/page'
import { PHOTOS_PATH } from '@/model/schema/photos'
import { SECTION_IDS } from '@/model/site/anchors'
import { homeRoute, pageNames, pestsRoute } from '@/model/site/routes'
import { PHOTO_CARD } from '@/model/site/slugs'
import { cachedByObject } from '@/model/values/cached-by-object'
import {
  type FieldPath,
  fieldKey,
  isItemPath,
  isWithin,
  itemPaths,
  parseFieldKey,
  textAt,
  valueAt,
} from '@/model/values/tree'

const PESTS: FieldPath = [pestsRoute.pageName, 'pests']
const SERVICES: FieldPath = [pestsRoute.pageName, 'services']

/** The section that contains another, so that both disappear. */
const CONTAINERS: { readonly [Name in HideableSection]?: HideableSection } = {
  figures: 'about',
  photoCard: 'services',
}

/** Returns the sections that show a field, each as page and name. A file that is no page has none. */
function sectionsShowing(path: FieldPath): readonly FieldPath[] {
  const [file = '', name = ''] = path
  if (file === 'pests') return [PESTS]
  if (file === 'testimonials') return [[name, 'testimonials']]
  // Each pest card has the button of the services.
  if (isWithin(path, [...SERVICES, 'button'])) return [SERVICES, PESTS]
  return [[file, name]]
}

/**
 * Returns the path of the switch that hides the section of a field: `home.hidden.about`.
 * @returns undefined for a field outside the sections that an owner can hide
 */
export function hiddenSwitchOf(path: FieldPath): FieldPath | undefined {
  const [[page = '', section = ''] = []] = sectionsShowing(path)
  const switchPath = [page, 'hidden', section]
  return fieldAt(switchPath) && switchPath
}

type IsHidden = (path: FieldPath) => boolean

/** Returns sections and list items that no page shows. */
type Rule = (content: unknown, isHidden: IsHidden) => readonly FieldPath[]

/** Returns the paths of the items of a list, none for any other value. */
const itemsOf = (content: unknown, list: FieldPath): FieldPath[] => {
  const items = valueAt(content, list)
  return Array.isArray(items) ? items.map((_, index) => [...list, index]) : []
}

/** Returns the paths of the cards in a list that have a slug. */
const cardsWith = (content: unknown, list: FieldPath, slug: string | undefined) =>
  itemsOf(content, list).filter((path) => textAt(content, [...path, 'slug']) === slug)

const hiddenItems: Rule = (content) =>
  itemPaths(content).filter((path) => isHiddenItem(valueAt(content, path)))

const hiddenSections: Rule = (content) =>
  pageNames.flatMap((page) =>
    HIDEABLE_SECTIONS.filter((name) =>
      [name, CONTAINERS[name]].some(
        (section) => section && valueAt(content, [page, 'hidden', section]) === true,
      ),
    ).map((name) => [page, name]),
  )

/**
 * Samples beside a real testimonial, because a single one would make the section announce samples,
 * and doubt the clients, and all while samples are off.
 */
const unusedSamples: Rule = (content, isHidden) =>
  pageNames.flatMap((page) => {
    const items = itemsOf(content, ['testimonials', page])
    const isSample = (path: FieldPath) => valueAt(content, [...path, 'sample']) === true
    const areSamplesShown =
      valueAt(content, ['testimonials', 'samples']) === true &&
      items.every((path) => isSample(path) || isHidden(path))
    return areSamplesShown ? [] : items.filter(isSample)
  })

/** Problem tiles, and places of the house, that lead to hidden cards. */
const linksToHiddenCards: Rule = (content, isHidden) =>
  pageNames.flatMap((page) =>
    ['problems', 'places']
      .flatMap((section) => itemsOf(content, [page, section, 'items']))
      .filter((path) => {
        const target = textAt(content, [...path, 'service'])
        const cards = [
          ...cardsWith(content, [page, 'services', 'items'], target),
          ...cardsWith(content, ['pests', 'items'], target),
          ...(target === PHOTO_CARD ? [[page, 'photoCard']] : []),
        ]
        return cards.length > 0 && cards.every(isHidden)
      }),
  )

/** Sections that need an item of their list. */
const emptySections: Rule = (content, isHidden) =>
  pageNames.flatMap((page) => {
    const isEmpty = (list: FieldPath) =>
      Array.isArray(valueAt(content, list)) && itemsOf(content, list).every(isHidden)
    return [
      ...(isEmpty([page, 'problems', 'items']) ? [[page, 'problems']] : []),
      ...(isEmpty(['testimonials', page]) ? [[page, 'testimonials']] : []),
    ]
  })

/** Checks whether a link leads to a hidden section of the home page. */
const leadsToHidden = (href: string | undefined, isHidden: IsHidden) =>
  Object.entries(SECTION_IDS).some(
    ([name, id]) => href === `/#${id}` && isHidden([homeRoute.pageName, name]),
  )

/** The way from the home page to itself, in place of its hidden section. */
const wayToItself: Rule = (content, isHidden) => {
  const section = [homeRoute.pageName, 'otherPage']
  return leadsToHidden(textAt(content, [...section, 'link', 'href']), isHidden) ? [section] : []
}

/** Photos whose groups and cards are all hidden or missing. */
const unusedPhotos: Rule = (content, isHidden) =>
  itemsOf(content, PHOTOS_PATH).filter((photo) => {
    const { shownIn = [], card } = photoPicture(textAt(content, [...photo, 'picture']) ?? '') ?? {}
    const places = shownIn.map(parseFieldKey).flatMap((path) => {
      const shown = valueAt(content, path)
      if (Array.isArray(shown)) return cardsWith(content, path, card)
      return shown === undefined ? [] : [path]
    })
    return places.every(isHidden)
  })

/** The rules in order: each knows what those before it have hidden. */
const RULES: readonly Rule[] = [
  hiddenItems,
  hiddenSections,
  unusedSamples,
  linksToHiddenCards,
  emptySections,
  wayToItself,
  unusedPhotos,
]

/** Returns a check whether no page shows a field. Cached, because launch rules check each field. */
const checkOf = cachedByObject((content: unknown): IsHidden => {
  const hidden = new Set<string>()
  const has = (path: FieldPath) => hidden.has(fieldKey(path))
  const isHidden = (path: FieldPath) =>
    sectionsShowing(path).every(has) ||
    path.some((_, depth) => {
      const outer = path.slice(0, depth + 1)
      return isItemPath(outer) && has(outer)
    })
  for (const rule of RULES) for (const path of rule(content, isHidden)) hidden.add(fieldKey(path))
  return isHidden
})

/**
 * Checks whether no page shows a field.
 * @param content unchecked
 */
export const isHiddenAt = (content: unknown, path: FieldPath): boolean => checkOf(content)(path)

/** Checks whether a link leads to a section of the home page that visitors do not see. */
export const isLinkToHidden = (content: unknown, href: string): boolean =>
  leadsToHidden(href, checkOf(content))
