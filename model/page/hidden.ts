/** Tells which sections and fields the owner has hidden. */

import { isHiddenItem } from '@/model/fields/list'
import { isInPart } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { CONTAINING_SECTIONS } from '@/model/schema/page'
import { PICTURE_GROUPS } from '@/model/schema/picture-groups'
import { beforePhotoOf } from '@/model/schema/picture-names'
import { pageNames } from '@/model/site/routes'
import { type FieldPath, fieldKey, parseFieldKey, textAt, valueAt } from '@/model/values/tree'

/**
 * Returns the path of the switch that hides the section of a field: `home.hidden.about`.
 * @returns undefined for a field outside the sections that an owner can hide
 */
export function hiddenSwitchOf([contentName, field]: FieldPath): FieldPath | undefined {
  if (contentName === 'pests') return ['home', 'hidden', 'pests']
  const [page, name] = contentName === 'testimonials' ? [field, contentName] : [contentName, field]
  const path = [page ?? '', 'hidden', name ?? '']
  return fieldAt(path) && path
}

/** The lists of cards, whose slugs name their pictures. */
const CARD_LISTS: readonly FieldPath[] = [
  ...pageNames.map((pageName) => [pageName, 'services', 'items']),
  ['pests', 'items'],
]

/** Returns the groups or cards that have a picture. */
function placesOf(picture: string, content: unknown): FieldPath[] {
  const groups = PICTURE_GROUPS[picture]?.groups.map(parseFieldKey)
  if (groups) return groups.filter((group) => valueAt(content, group) !== undefined)
  return CARD_LISTS.flatMap((list) =>
    Object.values(Object(valueAt(content, list))).flatMap((card, index) => {
      const slug = textAt(card, ['slug']) ?? ''
      return [slug, beforePhotoOf(slug)].includes(picture) ? [[...list, index]] : []
    }),
  )
}

/** Checks whether a field is of a photo that no page shows. */
function isPhotoHidden(content: unknown, path: FieldPath): boolean {
  if (!isInPart(path, 'photos.items')) return false
  const picture = textAt(content, [...path.slice(0, 3), 'picture'])
  return (
    picture !== undefined && placesOf(picture, content).every((place) => isHiddenAt(content, place))
  )
}

/** Checks whether the section of a field, or the one around it, is hidden. */
function isSectionHidden(content: unknown, path: FieldPath): boolean {
  const [page = '', group = '', name = ''] = hiddenSwitchOf(path) ?? []
  const isOn = (section: FieldPath[number] = '') =>
    valueAt(content, [page, group, section]) === true
  // Each pest card has the button of the services.
  if (fieldKey(path) === 'home.services.button' && !isOn('pests')) return false
  return isOn(name) || isOn(CONTAINING_SECTIONS[name])
}

/** Checks whether a field is in a hidden list item. */
const isItemHidden = (content: unknown, path: FieldPath) =>
  path.some((_, depth) => isHiddenItem(valueAt(content, path.slice(0, depth + 1))))

/**
 * Checks whether no page shows a field.
 * @param content unchecked
 */
export const isHiddenAt = (content: unknown, path: FieldPath): boolean =>
  isPhotoHidden(content, path) || isSectionHidden(content, path) || isItemHidden(content, path)
