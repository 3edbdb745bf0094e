/** Tells which sections and fields the owner has hidden. */

import { isHiddenItem } from '@/model/fields/list'
import { isInPart, type PageContent } from '@/model/schema/content'
import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { CONTAINING_SECTIONS, type HideableSection } from '@/model/schema/page'
import { beforePhotoOf, PICTURE_GROUPS } from '@/model/schema/picture-names'
import { pageNames } from '@/model/site/routes'
import { type FieldPath, fieldKey, parseFieldKey, textAt, valueAt } from '@/model/values/tree'

/** The names of the sections that the owner can hide. */
export const HIDEABLE_SECTIONS = Object.keys(
  fieldsIn(fieldAt(['home', 'hidden'])),
) as HideableSection[]

/** Checks whether a name is that of a section that the owner can hide. */
export const isHideable = (name: unknown): name is HideableSection =>
  HIDEABLE_SECTIONS.some((section) => section === name)

/** Checks whether the owner has hidden a section of a page, or the section that contains it. */
export const isSectionHidden = (
  { hidden = {} }: Pick<PageContent, 'hidden'>,
  name: HideableSection,
) => [name, CONTAINING_SECTIONS[name]].some((section) => section && hidden[section] === true)

/**
 * Returns the path of the switch that hides the section of a field: `home.hidden.about`.
 * @returns undefined for a field outside the sections that an owner can hide
 */
export function hiddenSwitchOf([contentName, field]: FieldPath): FieldPath | undefined {
  if (contentName === 'pests') return ['home', 'hidden', 'pests']
  const [page, name] = contentName === 'testimonials' ? [field, contentName] : [contentName, field]
  const isPage = pageNames.some((other) => other === page)
  return page !== undefined && isPage && isHideable(name) ? [page, 'hidden', name] : undefined
}

/** The lists of cards, whose slugs name their pictures. */
const CARD_LISTS = ['home.services.items', 'drains.services.items', 'pests.items'].map(
  parseFieldKey,
)

/** Returns the groups or cards that have a picture. */
function placesOf(picture: string, content: unknown): FieldPath[] {
  const groups = PICTURE_GROUPS[picture]?.groups.map(parseFieldKey)
  if (groups) return groups.filter((group) => valueAt(content, group) !== undefined)
  return CARD_LISTS.flatMap((list) => {
    const slugs = Object.values(Object(valueAt(content, list))).map((card) =>
      textAt(card, ['slug']),
    )
    return slugs.flatMap((slug = '', index) =>
      [slug, beforePhotoOf(slug)].includes(picture) ? [[...list, index]] : [],
    )
  })
}

/**
 * Checks whether a field is in a hidden section or list item, or of a photo that no page shows.
 * @param content unchecked
 */
export function isHiddenAt(content: unknown, path: FieldPath): boolean {
  if (isInPart(path, 'photos.items')) {
    const picture = textAt(content, [...path.slice(0, 3), 'picture'])
    return (
      picture !== undefined &&
      placesOf(picture, content).every((place) => isHiddenAt(content, place))
    )
  }
  const [page = '', group = '', name] = hiddenSwitchOf(path) ?? []
  const hidden = Object(valueAt(content, [page, group]))
  // Each pest card has the button of the services.
  const isOnPests = fieldKey(path) === 'home.services.button' && hidden.pests !== true
  return (
    (isHideable(name) && isSectionHidden({ hidden }, name) && !isOnPests) ||
    path.some((_, depth) => isHiddenItem(valueAt(content, path.slice(0, depth + 1))))
  )
}
