/*
 * The editor's preview starts each text of the page with a marker, by which a tap finds the field
 * of the text. Code that measures or formats a text ignores the markers.
 */

/** Invisible characters without a width, at which browsers break no line. */
const [ZERO, ONE] = ['\u200c', '\u200e']
const MARKER_LENGTH = 12
const MARKER = new RegExp(`[${ZERO}${ONE}]{${MARKER_LENGTH}}`, 'g')

/**
 * Returns the marker of a field.
 * @returns an empty text for an index that needs a longer marker: the schema allows fewer fields, but
 * a list in a file may have more items than the schema allows
 */
export const createMarker = (index: number): string =>
  index < 2 ** MARKER_LENGTH
    ? index.toString(2).padStart(MARKER_LENGTH, '0').replace(/0/g, ZERO).replace(/1/g, ONE)
    : ''

export const markerIndexes = (text: string): number[] =>
  (text.match(MARKER) ?? []).map((marker) =>
    Number.parseInt(marker.replaceAll(ZERO, '0').replaceAll(ONE, '1'), 2),
  )

export const withoutMarkers = (text: string): string => text.replace(MARKER, '')

/** Formats a text without its markers, and puts them before the result. */
export const formatAroundMarkers = (text: string, format: (plain: string) => string): string =>
  (text.match(MARKER) ?? []).join('') + format(withoutMarkers(text))
