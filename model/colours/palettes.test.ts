import { siteContentSchema } from '@/model/schema/content'
import { colourDeclarations, DELIVERED_PALETTE, PALETTES, paletteName } from './palettes'

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

function contrasts(palette: object): number[] {
  const lights = Object.values(palette).flatMap((shades) =>
    Object.values<string>(shades).map(luminance),
  )
  return lights.flatMap((one, index) =>
    lights
      .slice(index + 1)
      .map((other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)),
  )
}

it.each(PALETTES)('keeps in $name each contrast of the delivered palette', ({ palette }) => {
  expect(siteContentSchema.shape.palette.safeParse(palette).success).toBe(true)
  const before = contrasts(DELIVERED_PALETTE)
  const after = contrasts(palette)
  expect(after).toHaveLength(before.length)
  // The limits of WCAG for graphics and large text, text, and text of level AAA.
  for (const limit of [3, 4.5, 7]) {
    const lost = before.filter(
      (contrast, index) => contrast >= limit && (after[index] ?? 0) < limit,
    )
    expect(lost).toEqual([])
  }
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
