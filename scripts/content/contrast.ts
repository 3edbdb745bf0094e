import { formatHex, oklch, toGamut, wcagContrast } from 'culori'
import type { SiteContent } from '@/content/schema'
import { echo } from './messages'

type Palette = SiteContent['palette']

/** A colour of the palette by its ramp and step: `forest-8`. */
export type Tone = `${keyof Palette}-${number}`

/** WCAG 2.2 AA for text (1.4.3), and for large text and what is no text (1.4.3, 1.4.11). */
const TEXT = 4.5
const LARGE = 3

/**
 * The tones of which one lies on the other on a page, as text, icon or ring of the focus, and the least
 * contrast of the two. axe looks at the delivered palette in the pages (e2e/accessibility.spec.ts).
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

const tones = (palette: Palette) =>
  new Map(
    Object.entries(palette).flatMap(([ramp, steps]) =>
      Object.entries(steps).map(([step, colour]): [string, string] => [`${ramp}-${step}`, colour]),
    ),
  )

const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toLocaleString('pt-BR')

/** How many steps of lightness are tried from black to white. */
const STEPS = 200

type Proposal = { colour: string; lost: number; away: number }

/** The same colour, lighter or darker by as little as makes most of its pairs keep their contrast. */
function nearest(tone: Tone, colours: ReadonlyMap<string, string>): Proposal {
  const { c = 0, h = 0, l: own = 0 } = oklch(colours.get(tone) ?? '') ?? {}
  const inGamut = toGamut('rgb', 'oklch')
  const others = PAIRS.filter((pair) => pair.includes(tone)).map(([one, other, least]) => ({
    colour: colours.get(one === tone ? other : one) ?? '',
    least,
  }))
  const tried = Array.from({ length: STEPS + 1 }, (_, step) => {
    const l = step / STEPS
    const colour = formatHex(inGamut({ mode: 'oklch', l, c, h })).toUpperCase()
    const lost = others.filter((it) => wcagContrast(colour, it.colour) < it.least).length
    return { colour, lost, away: Math.abs(l - own) }
  })
  return tried.reduce((best, it) => (byLeastLoss(it, best) < 0 ? it : best))
}

const byLeastLoss = (a: Proposal, b: Proposal) => a.lost - b.lost || a.away - b.away

/**
 * A line for each tone that can't be read with others, those with the most such pairs first, and the
 * nearest tone that can.
 */
export function contrastProblems(palette: Palette): string[] {
  const colours = tones(palette)
  const ratioOf = ([one, other]: (typeof PAIRS)[number]) =>
    wcagContrast(colours.get(one) ?? '', colours.get(other) ?? '')
  const lines: string[] = []
  let weak = PAIRS.filter((pair) => ratioOf(pair) < pair[2])
  while (weak.length > 0) {
    const suspects = [...new Set([...weak.map(([one]) => one), ...weak.map(([, other]) => other)])]
    const [worst] = suspects
      .map((tone) => ({ tone, pairs: weak.filter((pair) => pair.includes(tone)) }))
      .map((it) => ({ ...it, ...nearest(it.tone, colours) }))
      .sort((a, b) => b.pairs.length - a.pairs.length || byLeastLoss(a, b))
    if (!worst) break
    const { tone, pairs, colour } = worst
    const [ramp, step] = tone.split('-')
    const beside = pairs.map((pair) => {
      const other = (pair[0] === tone ? pair[1] : pair[0]).replace('-', '.')
      return `${other} (${figure(ratioOf(pair))} de ${figure(pair[2])})`
    })
    lines.push(
      `content/palette.ts: ${ramp}.${step} ${echo(colours.get(tone) ?? '')} tem pouco contraste com ${beside.join(', ')}. Exemplo certo: ${step}: '${colour}', na linha de ${ramp}`,
    )
    weak = weak.filter((pair) => !pairs.includes(pair))
  }
  return lines
}
