/** Tells which fields no page shows, because the owner has hidden what contains them. */

import { isHiddenItem } from '@/model/fields/list'
import { isInPart } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { CONTAINING_SECTIONS } from '@/model/schema/page'
import { photoPicture } from '@/model/schema/pictures'
import { pageNames } from '@/model/site/routes'
import { type FieldPath, isWithin, parseFieldKey, textAt, valueAt } from '@/model/values/tree'

/** Parts of the content that sections elsewhere show, each before these sections. */
const SHOWN_ELSEWHERE: readonly (readonly FieldPath[])[] = [
  [['pests'], ['home', 'pests']],
  ...pageNames.map((pageName) => [
    ['testimonials', pageName],
    [pageName, 'testimonials'],
  ]),
  // Each pest card has the button of the services.
  [
    ['home', 'services', 'button'],
    ['home', 'services'],
    ['home', 'pests'],
  ],
]

/** Returns the sections that show a part of the content elsewhere, or undefined for any other field. */
const sectionsElsewhere = (path: FieldPath) =>
  SHOWN_ELSEWHERE.find(([part = []]) => isWithin(path, part))?.slice(1)

/**
 * Returns the path of the switch that hides the section of a field: `home.hidden.about`.
 * @returns undefined for a field outside the sections that an owner can hide
 */
export function hiddenSwitchOf(path: FieldPath): FieldPath | undefined {
  const [shownIn = path] = sectionsElsewhere(path) ?? []
  const [page = '', section = ''] = shownIn
  const switchPath = [page, 'hidden', section]
  return fieldAt(switchPath) && switchPath
}

/** Returns the groups or cards that have a picture. */
function placesOfPicture(picture: string, content: unknown): FieldPath[] {
  const { shownIn = [], card } = photoPicture(picture) ?? {}
  return shownIn.map(parseFieldKey).flatMap((path) => {
    const shown = valueAt(content, path)
    if (!Array.isArray(shown)) return shown === undefined ? [] : [path]
    return shown.flatMap((item, index) =>
      textAt(item, ['slug']) === card ? [[...path, index]] : [],
    )
  })
}

/** Returns what shows a field elsewhere: sections, or the places of a photo. */
function placesElsewhere(content: unknown, path: FieldPath): readonly FieldPath[] | undefined {
  const picture = isInPart(path, 'photos.items')
    ? textAt(content, [...path.slice(0, 3), 'picture'])
    : undefined
  return picture === undefined ? sectionsElsewhere(path) : placesOfPicture(picture, content)
}

/** Checks whether the section of a field, or the one around it, is hidden. */
const isSectionHidden = (content: unknown, [page = '', name = '']: FieldPath): boolean =>
  [name, CONTAINING_SECTIONS[name] ?? name].some((section) => {
    const switchPath = hiddenSwitchOf([page, section])
    return switchPath !== undefined && valueAt(content, switchPath) === true
  })

/** Checks whether a field is in a hidden list item. */
const isItemHidden = (content: unknown, path: FieldPath) =>
  path.some((_, depth) => isHiddenItem(valueAt(content, path.slice(0, depth + 1))))

/**
 * Checks whether no page shows a field.
 * @param content unchecked
 */
export function isHiddenAt(content: unknown, path: FieldPath): boolean {
  const elsewhere = placesElsewhere(content, path)
  const isPlaceHidden =
    elsewhere?.every((place) => isHiddenAt(content, place)) ?? isSectionHidden(content, path)
  return isPlaceHidden || isItemHidden(content, path)
}
