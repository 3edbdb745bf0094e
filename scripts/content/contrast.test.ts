import type { SiteContent } from '@/content/schema'
import { changed, loadContent, problemsAfter } from './changed-content'
import { contrastProblems } from './contrast'

type Palette = SiteContent['palette']

beforeAll(loadContent)

const after = (change: (palette: Palette) => void) =>
  problemsAfter(({ palette }) => change(palette))

it('names the tone, what it can not be read with, and the nearest that can', () => {
  expect(
    after(({ green, forest }) => {
      green[3] = '#336655'
      forest[9] = '#08231A'
      forest[8] = '#0F3D2E'
    }),
  ).toEqual([
    "content/palette.ts: green.3 '#336655' tem pouco contraste com forest.8 (1,8 de 4,5), forest.9 (2,5 de 4,5). Exemplo certo: 3: '#74A895', na linha de green",
  ])
})

it('tells of a tone that many others stand on in one line', () => {
  const lines = after(({ forest }) => {
    forest[8] = '#5FBDAE'
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /^content\/palette\.ts: forest\.8 '#5FBDAE' tem pouco contraste com cream/,
  )
})

it('asks less of what is large or no text', () => {
  // What it lies on.
  const sand = '#F6F1E7'
  expect(
    after(({ amber, cream }) => {
      cream[1] = sand
      amber[7] = '#C27520'
    }),
  ).toEqual([])
  expect(
    after(({ amber, cream }) => {
      cream[1] = sand
      amber[7] = '#D98512'
    }),
  ).toEqual([expect.stringContaining('amber.7')])
})

it('proposes tones that end in a palette that passes', () => {
  const { palette } = changed(() => {})
  for (const [ramp, steps] of Object.entries(palette))
    for (const step of Object.keys(steps))
      for (const colour of ['#000000', '#777777', '#FF0000', '#FFFFFF']) {
        const own: Record<string, Record<string, string>> = structuredClone(palette)
        Object.assign(own[ramp] ?? {}, { [step]: colour })
        for (let round = 0; round < 4; round++)
          for (const line of contrastProblems(own as Palette)) {
            const [, tone = '', right = '', name = ''] =
              /certo: (\d): '(#[0-9A-F]{6})', na linha de (\w+)$/.exec(line) ?? []
            Object.assign(own[name] ?? {}, { [tone]: right })
          }
        expect([ramp, step, colour, contrastProblems(own as Palette)]).toEqual([
          ramp,
          step,
          colour,
          [],
        ])
      }
})
