/**
 * Finds the fields of each text on the page by a marker at the start of the text
 * (model/values/text-markers.ts), and the photo of each picture by its URL.
 */

import { createContentMapper } from '@/editor/derived/lenient-content'
import { photoPathIn } from '@/editor/photos/draft-photos'
import type { SingleKind } from '@/model/fields/descriptor'
import type { Pictures } from '@/model/pictures/picture-files'
import { PHOTO_NAMES } from '@/model/pictures/pictures'
import { mapPlaceholders } from '@/model/reading/placeholders'
import { isInPart, type SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { lastOf } from '@/model/values/last-of'
import { createMarker, markerIndexes } from '@/model/values/text-markers'
import { type FieldPath, fieldKey, isItemPath, isWithin, leaves } from '@/model/values/tree'
import { pageOf } from './page'

/** The path of each marker, by the index of the marker. */
const markerPaths: FieldPath[] = []
const markersByKey = new Map<string, string>()

/**
 * Returns the marker of a field. A field keeps its marker, because `addMarkers` keeps texts with
 * markers.
 */
function markerOf(path: FieldPath): string {
  const key = fieldKey(path)
  const marker = markersByKey.get(key) ?? createMarker(markerPaths.length)
  if (!markersByKey.has(key)) markerPaths.push(path)
  markersByKey.set(key, marker)
  return marker
}

/** Kinds of fields whose values the pages compare or load, and do not show. */
const KINDS_OFF_PAGES: readonly SingleKind[] = ['choice', 'day', 'photo']

/** Checks whether a value gets a marker, because a page may show it. */
const getsMarker = (path: FieldPath, value: unknown): value is string =>
  typeof value === 'string' &&
  value !== '' &&
  pageOf(path) !== 'none' &&
  !KINDS_OFF_PAGES.some((kind) => kind === fieldAt(path)?.kind)

/**
 * Returns the content with a marker before each text, and before each placeholder the marker of the
 * field that fills the placeholder.
 */
export const addMarkers = createContentMapper((value, path) =>
  getsMarker(path, value)
    ? markerOf(path) + mapPlaceholders(value, (found, { path }) => markerOf(path) + found)
    : value,
)

/**
 * Maps each element to the fields of its picture, text, label or chat message, in the content's order.
 */
export type FieldsOnPage = ReadonlyMap<Element, readonly FieldPath[]>

/** Checks whether a field is a chat message, which only the URL of a link contains. */
const isMessage = (path: FieldPath) => isInPart(path, 'messages') || lastOf(path) === 'message'

const pathsOfMarkers = (markers: readonly number[]): readonly FieldPath[] =>
  markers.flatMap((index) => markerPaths.slice(index, index + 1))

/** Returns the place of each text in the content, by its marker, because a text typed later has a later marker. */
const markersIn = (content: SiteContent): ReadonlyMap<number, number> =>
  new Map(
    leaves(content).flatMap(({ value }, place) =>
      markerIndexes(String(value))
        .slice(0, 1)
        .map((marker) => [marker, place]),
    ),
  )

/**
 * Returns the fields of each element of a page.
 * @param content the content that the page shows, with markers
 */
export function fieldsOn(page: Element, content: SiteContent, pictures: Pictures): FieldsOnPage {
  const found: [Element, readonly number[]][] = []
  for (const element of page.querySelectorAll('*')) {
    const src = element.getAttribute('src')
    const picture = src && PHOTO_NAMES.find((name) => pictures[name].src === src)
    const photo = picture && markerOf(photoPathIn(content, picture))
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    const labels = ['alt', 'aria-label'].map((name) => element.getAttribute(name))
    const shown = [photo, ...texts.map(({ textContent }) => textContent), ...labels].join('')
    const [, query] = element.getAttribute('href')?.split('?') ?? []
    const message = new URLSearchParams(query).get('text') ?? ''
    const ofMessages = markerIndexes(message).filter((index) =>
      pathsOfMarkers([index]).some(isMessage),
    )
    const markers = [...markerIndexes(shown), ...ofMessages]
    if (pathsOfMarkers(markers).length > 0) found.push([element, markers])
  }
  const order = markersIn(content)
  const placeOf = ([, [marker = 0]]: (typeof found)[number]) => order.get(marker) ?? order.size
  found.sort((one, other) => placeOf(one) - placeOf(other))
  return new Map(found.map(([element, markers]) => [element, pathsOfMarkers(markers)]))
}

/** Length of the shortest path that is widened: `home.about.idea.title`. A section is not. */
const MIN_WIDENED_LENGTH = 4

/**
 * Returns the innermost elements that show a field. If there are none, returns the elements of the field's
 * list item or group, or none for an item without values, which has no element of its own. The elements
 * have the order of the content.
 */
export function elementsShowingField(fields: FieldsOnPage, path: FieldPath): Element[] {
  const found = [...fields].flatMap(([element, paths]) =>
    paths.some((other) => isWithin(path, other) || isWithin(other, path)) ? [element] : [],
  )
  if (found.length === 0 && path.length >= MIN_WIDENED_LENGTH && !isItemPath(path))
    return elementsShowingField(fields, path.slice(0, -1))
  return found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  )
}

/** Returns the path of the innermost list around a field, or undefined. */
export const listAround = (path: FieldPath): FieldPath | undefined => {
  if (path.length === 0) return undefined
  const around = path.slice(0, -1)
  return isItemPath(path) ? around : listAround(around)
}
