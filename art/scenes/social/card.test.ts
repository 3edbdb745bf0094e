import sharp from 'sharp'
import { isNear } from '@/art/check/near'
import { setLine } from '@/art/lettering'
import { drains, home, palette } from '@/content/site'
import { picture } from '@/lib/pictures'
import { COLUMN, fitEyebrow, fitHeadline, fitName, LEFT, NAME_ROOM, SQUARE } from './card'

it.each([
  ['Casa Serena', 1, 40],
  ['Casa Serena Controle de Pragas e Limpeza', 2, 24],
  ['Müller & Köhler Dedetização Desentupidora', 2, 24],
  ['w'.repeat(40), 1, 8],
])('keeps the name %s clear of the animals', (name, count, least) => {
  const { style, lines } = fitName(name)
  expect(lines).toHaveLength(count)
  expect(lines.join(' ')).toBe(name)
  expect(style.size).toBeGreaterThanOrEqual(least)
  for (const line of lines)
    expect(setLine(line, 0, 0, style).width).toBeLessThanOrEqual(NAME_ROOM + 0.01)
})

it.each([home.hero, drains.hero])(
  'keeps all words of "$title" in the square that WhatsApp shows',
  ({ title, eyebrow }) => {
    expect(LEFT).toBeGreaterThan(SQUARE.left)
    expect(LEFT + COLUMN).toBeLessThan(SQUARE.right)
    const headline = fitHeadline(title)
    expect(headline.lines.join(' ')).toBe(title)
    for (const { style, lines } of [headline, fitEyebrow(eyebrow)])
      for (const line of lines)
        expect(setLine(line, 0, 0, style).width).toBeLessThanOrEqual(COLUMN + 0.01)
  },
)

/** A corner of that square in which no word stands. */
const CORNER = { left: 700, top: 380, width: SQUARE.right - 700, height: 250 }

it.each([
  ['an amber scorpion', 'og-dedetizacao', isNear(palette.amber)],
  ['a white toilet', 'og-desentupimento', isNear(palette.cream)],
] as const)('shows %s in that square', async (_, name, belongs) => {
  const { data } = await sharp(`public${picture(name).fallback}`)
    .extract(CORNER)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let pixels = 0
  for (let i = 0; i < data.length; i += 3)
    if (belongs(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)) pixels++
  expect(pixels / (CORNER.width * CORNER.height)).toBeGreaterThan(0.15)
})

it('sets an eyebrow of any length within the column', () => {
  for (const eyebrow of ['w'.repeat(48), 'Dedetizadora', 'Uma · duas · três']) {
    const { style, lines } = fitEyebrow(eyebrow)
    expect(lines.join(' · ')).toBe(eyebrow)
    for (const line of lines)
      expect(setLine(line, 0, 0, style).width).toBeLessThanOrEqual(COLUMN + 0.01)
  }
})
