import { parseNumber } from '@/model/fields/number'

/** Matches text with a fraction or degrees and at most one compass letter. */
const COORDINATE = /^(?!.*[a-z].*[a-z]).*[.,°º˚]/i
const DEGREES = /[°º˚]/
const MINUTES = /[°º˚].*\d/

const parseCoordinate = (text: string) => (COORDINATE.test(text) ? parseNumber(text) : undefined)

/**
 * Parses a latitude and a longitude in a text that was copied from a map, such as `-28.8314,
 * -49.2352` or `28°49'53.0"S 49°14'06.7"W`.
 * @returns both coordinates, or undefined for any other text
 */
export function coordinatesIn(text: string) {
  for (const { 0: gap, index } of text.matchAll(/\s*[,;\s]\s*/g)) {
    const latitude = parseCoordinate(text.slice(0, index))
    const longitude = parseCoordinate(text.slice(index + gap.length))
    // The seconds of a latitude are no longitude, before the owner has typed that.
    const isPair = DEGREES.test(text.slice(index)) || !MINUTES.test(text.slice(0, index))
    if (isPair && latitude !== undefined && longitude !== undefined) return { latitude, longitude }
  }
  return undefined
}
