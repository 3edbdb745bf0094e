import { siteContentSchema } from '@/model/schema/content'
import {
  colourDeclarations,
  DELIVERED_PALETTE,
  PALETTES,
  type Palette,
  paletteName,
} from './palettes'

/** Limits of WCAG for large text of level AAA, which is the one for text, and text of level AAA. */
const TEXT_LIMITS = [4.5, 7]

/** Colours of the pages in every palette: the chat button, its text, white and black. */
const FIXED_COLOURS = ['#25D366', '#0B141A', '#FFFFFF', '#000000']

const shadesOf = (palette: Palette) => Object.values(palette).flatMap(Object.values<string>)

/** Returns all colours of the pages, with those that the site derives. */
const coloursOf = (palette: Palette) => [
  ...colourDeclarations(palette).flatMap((declaration) => declaration.match(/#.{6}/) ?? []),
  ...FIXED_COLOURS,
]

/**
 * Returns the relative luminance of a colour
 * (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.slice(1).match(/../g) ?? [])
    .map((digits) => Number.parseInt(digits, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of each pair of colours. */
function contrasts(colours: string[]): number[] {
  const lights = colours.map(luminance)
  return lights.flatMap((one, index) =>
    lights
      .slice(index + 1)
      .map((other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)),
  )
}

/** Checks that each pair of colours that reaches a limit reaches the limit in another palette. */
function expectContrasts(before: string[], after: string[], limits: number[]): void {
  const reached = contrasts(after)
  expect(after).toHaveLength(before.length)
  for (const limit of limits) {
    const lost = contrasts(before).filter(
      (contrast, index) => contrast >= limit && (reached[index] ?? 0) < limit,
    )
    expect(lost).toEqual([])
  }
}

// e2e/palettes.spec.ts checks the contrasts of the pages in the delivered palette.
it.each(PALETTES)('keeps in $name each contrast of the delivered palette', ({ palette }) => {
  expect(siteContentSchema.shape.palette.safeParse(palette).success).toBe(true)
  // 3 is the limit for graphics and large text.
  expectContrasts(shadesOf(DELIVERED_PALETTE), shadesOf(palette), [3, ...TEXT_LIMITS])
  expectContrasts(coloursOf(DELIVERED_PALETTE), coloursOf(palette), TEXT_LIMITS)
})

it('derives the background of dark mode from the darkest shade', () => {
  const palette = {
    ...DELIVERED_PALETTE,
    forest: { ...DELIVERED_PALETTE.forest, 9: '#30180C' },
    blue: { ...DELIVERED_PALETTE.blue, 9: '#0C0C60' },
  }
  expect(colourDeclarations(palette)).toEqual(
    expect.arrayContaining(['--color-forest-night: #201008;', '--color-blue-night: #080840;']),
  )
})

it('has different names and colours', () => {
  expect(new Set(PALETTES.map(({ name }) => name)).size).toBe(PALETTES.length)
  expect(new Set(PALETTES.map(({ palette }) => JSON.stringify(palette))).size).toBe(PALETTES.length)
})

it.each(PALETTES)('knows $name in lower case', ({ name, palette }) => {
  const typed = JSON.parse(JSON.stringify(palette).toLowerCase())
  expect(siteContentSchema.shape.palette.parse(typed)).toEqual(palette)
  expect(paletteName(typed)).toBe(name)
})

it('knows no name of other colours', () => {
  const palette = { ...DELIVERED_PALETTE, green: { ...DELIVERED_PALETTE.green, 5: '#123456' } }
  expect(paletteName(palette)).toBeUndefined()
  expect(paletteName(undefined)).toBeUndefined()
})
