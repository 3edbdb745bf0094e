import { wcagContrast } from 'culori'
import type { SiteContent } from '@/content/schema'

type Palette = SiteContent['palette']

/** A colour of the palette by its ramp and step: `forest-8`. */
export type Tone = `${keyof Palette}-${number}`

/** WCAG 2.2 AA for text (1.4.3), and for large text and what is no text (1.4.3, 1.4.11). */
const TEXT = 4.5
const LARGE = 3

/**
 * The tones that lie on each other on a page, as text, icon or focus ring, and their least contrast. axe
 * looks at the delivered palette in the pages (e2e/accessibility.spec.ts).
 */
const PAIRS: readonly (readonly [one: Tone, other: Tone, least: number])[] = [
  ['forest-8', 'cream-0', TEXT],
  ['forest-8', 'cream-1', TEXT],
  ['forest-8', 'cream-2', TEXT],
  ['forest-8', 'amber-4', TEXT],
  ['forest-8', 'blue-1', TEXT],
  ['forest-8', 'blue-2', TEXT],
  ['forest-9', 'amber-4', TEXT],
  ['forest-9', 'cream-0', TEXT],
  ['cream-0', 'blue-8', TEXT],
  ['cream-1', 'forest-9', TEXT],
  ['cream-1', 'blue-8', TEXT],
  ['cream-1', 'blue-9', TEXT],
  ['green-3', 'forest-8', TEXT],
  ['green-3', 'forest-9', TEXT],
  ['green-7', 'cream-0', LARGE],
  ['blue-2', 'blue-8', TEXT],
  ['blue-2', 'blue-9', TEXT],
  ['amber-4', 'blue-8', TEXT],
  ['amber-7', 'cream-1', LARGE],
]

/** The pairs of a palette that cannot be told apart well enough. */
export function lowContrasts(palette: Palette): string[] {
  const tones = new Map(
    Object.entries(palette).flatMap(([ramp, steps]) =>
      Object.entries(steps).map(([step, colour]): [string, string] => [`${ramp}-${step}`, colour]),
    ),
  )
  return PAIRS.flatMap(([one, other, least]) => {
    const ratio = wcagContrast(tones.get(one) ?? '', tones.get(other) ?? '')
    return ratio < least ? `${one} on ${other}: ${ratio.toFixed(2)} of ${least}` : []
  })
}
