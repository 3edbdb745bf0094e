import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import { bare, tablesOf } from './font-file'
import { withKerning } from './kerning'

const FILE =
  'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

const cut = async (keepFeatures: string[]) =>
  Buffer.from(
    await subsetFont(readFileSync(FILE), 'AVTo', {
      targetFormat: 'truetype',
      variationAxes: { wght: 400 },
      keepFeatures,
    }),
  )

const width = (font: Font, text: string) =>
  font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)

it('keeps the kerning of the pairs that are named, and of no other', async () => {
  const [plain, kerned] = await Promise.all([cut(['locl']), cut(['kern'])])
  const font = create(withKerning(plain, kerned, ['AV', 'To']))
  const [without, all] = [create(plain), create(kerned)]
  for (const pair of ['AV', 'To']) {
    expect(width(font, pair)).toBe(width(all, pair))
    expect(width(font, pair)).toBeLessThan(width(without, pair))
  }
  expect(width(all, 'Vo')).toBeLessThan(width(without, 'Vo'))
  expect(width(font, 'Vo')).toBe(width(without, 'Vo'))
})

it('keeps the letters and their kerning without what only other programs read', async () => {
  const [plain, kerned] = await Promise.all([cut(['locl']), cut(['kern'])])
  const whole = withKerning(plain, kerned, ['AV'])
  const stripped = bare(whole)
  const tags = tablesOf(stripped).map(({ tag }) => tag)
  expect(tags).toEqual(expect.arrayContaining(['cmap', 'glyf', 'kern', 'name']))
  expect(tags).not.toContain('STAT')
  expect(stripped.length).toBeLessThan(whole.length)
  for (const text of ['AV', 'To'])
    expect(width(create(stripped), text)).toBe(width(create(whole), text))
})
