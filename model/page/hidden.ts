/** Tells which fields no page shows: those in hidden sections and items, and in unused samples. */

import { isHiddenItem } from '@/model/fields/list'
import { isInPart } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { CONTAINING_SECTIONS } from '@/model/schema/page'
import { photoPicture } from '@/model/schema/pictures'
import { PHOTO_CARD } from '@/model/schema/slugs'
import { SECTION_IDS } from '@/model/site/anchors'
import { homeRoute, pageNames } from '@/model/site/routes'
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

/** Returns the paths of the items of a list, none for any other value. */
const itemPaths = (content: unknown, list: FieldPath): FieldPath[] => {
  const items = valueAt(content, list)
  return Array.isArray(items) ? items.map((_, index) => [...list, index]) : []
}

/** Returns the paths of the cards in a list that have a slug. */
const cardPaths = (content: unknown, list: FieldPath, slug: string | undefined) =>
  itemPaths(content, list).filter((path) => textAt(content, [...path, 'slug']) === slug)

/** Returns the groups or cards that have a picture. */
function placesOfPicture(picture: string, content: unknown): FieldPath[] {
  const { shownIn = [], card } = photoPicture(picture) ?? {}
  return shownIn.map(parseFieldKey).flatMap((path) => {
    const shown = valueAt(content, path)
    if (Array.isArray(shown)) return cardPaths(content, path, card)
    return shown === undefined ? [] : [path]
  })
}

/** Returns what shows a field elsewhere: sections, or the places of a photo. */
function placesElsewhere(content: unknown, path: FieldPath): readonly FieldPath[] | undefined {
  const picture = isInPart(path, 'photos.items')
    ? textAt(content, [...path.slice(0, 3), 'picture'])
    : undefined
  return picture === undefined ? sectionsElsewhere(path) : placesOfPicture(picture, content)
}

/**
 * Checks whether a value is a sample that no page shows: beside a real testimonial, because a single
 * sample would make the section announce samples, and doubt the clients, or while samples are off.
 */
function isUnusedSample(content: unknown, path: FieldPath): boolean {
  if (path[0] !== 'testimonials' || valueAt(content, [...path, 'sample']) !== true) return false
  if (valueAt(content, ['testimonials', 'samples']) !== true) return true
  return itemPaths(content, path.slice(0, 2)).some(
    (other) =>
      valueAt(content, [...other, 'sample']) !== true && !isHiddenItem(valueAt(content, other)),
  )
}

/** Checks whether a value is a problem tile, or a place of the house, whose card is hidden. */
function leadsToHiddenCard(content: unknown, path: FieldPath): boolean {
  const [page = '', section = ''] = path
  const target = textAt(content, [...path, 'service'])
  if (target === undefined || !['problems', 'places'].includes(String(section))) return false
  const cards = [
    ...[
      [page, 'services', 'items'],
      ['pests', 'items'],
    ].flatMap((list) => cardPaths(content, list, target)),
    ...(target === PHOTO_CARD ? [[page, 'photoCard']] : []),
  ]
  return cards.length > 0 && cards.every((card) => isHiddenAt(content, card))
}

/** Checks whether a field is in a list item that no page shows. */
const isItemHidden = (content: unknown, path: FieldPath) =>
  path.some((_, depth) => {
    const outer = path.slice(0, depth + 1)
    return (
      isHiddenItem(valueAt(content, outer)) ||
      isUnusedSample(content, outer) ||
      leadsToHiddenCard(content, outer)
    )
  })

/** Returns the list without which a section is empty, if it has one. */
const listOfSection = (page: string | number, section: string | number): FieldPath | undefined => {
  if (section === 'problems') return [page, section, 'items']
  return section === 'testimonials' ? ['testimonials', page] : undefined
}

/** Checks whether a section shows no item of its list, or is a way from the home page to itself. */
function isSectionEmpty(content: unknown, page: string | number, section: string | number) {
  const list = listOfSection(page, section)
  if (list && Array.isArray(valueAt(content, list)))
    return itemPaths(content, list).every((item) => isItemHidden(content, item))
  if (page !== homeRoute.pageName || section !== 'otherPage') return false
  return isLinkToHidden(content, textAt(content, [page, section, 'link', 'href']))
}

/** Checks whether the section of a field, or the one around it, is hidden or empty. */
const isSectionHidden = (content: unknown, [page = '', name = '']: FieldPath): boolean =>
  isSectionEmpty(content, page, name) ||
  [name, CONTAINING_SECTIONS[name] ?? name].some((section) => {
    const switchPath = hiddenSwitchOf([page, section])
    return switchPath !== undefined && valueAt(content, switchPath) === true
  })

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

/** Checks whether a link leads to a section of the home page that visitors do not see. */
export const isLinkToHidden = (content: unknown, href: string | undefined): boolean =>
  Object.entries(SECTION_IDS).some(
    ([name, id]) => href === `/#${id}` && isHiddenAt(content, [homeRoute.pageName, name]),
  )
