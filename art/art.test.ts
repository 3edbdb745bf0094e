import { readdirSync, readFileSync } from 'node:fs'
import { palette } from '@/content/site'
import { checkPicture } from './check/picture'
import { checkBudget, checkNeighbours, checkSet } from './check/set'
import { deliveryOf } from './delivery'
import { scenes } from './index'
import { Drawing } from './kit/drawing'
import type { Scene } from './kit/scene'
import { contentHash, drawScene } from './render'
import { staleDrawings } from './stale'

const drawn = scenes.map(drawScene)

/** A scene that keeps every rule, to break one rule of at a time. */
const plain: Scene = {
  name: 'exemplo',
  group: 'pages',
  title: 'Um quadrado verde sobre fundo creme',
  width: 200,
  height: 100,
  background: 'cream',
  draw(art) {
    art.fill('M0 0H200V100H0Z', palette.cream[1])
    art.cast(palette.cream[2], () => art.fill('M20 20h40v40h-40Z', palette.green[5]))
  },
}
const broken = (change: Partial<Scene>) => checkPicture(drawScene({ ...plain, ...change }))

describe('the set', () => {
  it('has no two neighbours on one background', () => {
    expect(checkSet(scenes)).toEqual([])
  })

  it.each(drawn.map((picture) => [picture.scene.name, picture] as const))(
    'keeps the rules in %s',
    (_, picture) => {
      expect(checkPicture(picture)).toEqual([])
    },
  )
})

describe('the committed files', () => {
  const manifest: Record<string, { width: number; height: number; fallback: string }> = JSON.parse(
    readFileSync('lib/pictures.generated.json', 'utf8'),
  )
  const read = (path: string) => readFileSync(path, 'utf8')
  const images = readdirSync('public/images')

  it('are in step with the content (else run `npm run art`)', () => {
    expect(staleDrawings()).toEqual([])
    expect(read('public/icon.svg')).toBe(drawn.find((d) => d.scene.name === 'favicon')?.svg)
  })

  it('are those that the pages are told of', () => {
    const sent = scenes.filter((scene) => ['picture', 'social'].includes(deliveryOf(scene)))
    expect(Object.keys(manifest).sort()).toEqual(sent.map(({ name }) => name).sort())
    for (const { name, width, height } of sent)
      expect(manifest[name]).toMatchObject({ width, height })
    const told = JSON.stringify(manifest).match(/[^/"]+\.\w{8}\.\w+/g)
    expect(told?.sort()).toEqual(images.sort())
  })

  it('have the hash of their bytes in a name that is cached for a year', () => {
    for (const file of images)
      expect(file).toContain(`.${contentHash(readFileSync(`public/images/${file}`))}.`)
  })

  it('hold no texture that no scene makes', () => {
    const textures = readdirSync('app/textures').map((file) => file.replace('.svg', ''))
    const names: string[] = scenes.map(({ name }) => name)
    expect(textures.filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('the checks', () => {
  it('let a sound scene pass', () => {
    expect(broken({})).toEqual([])
  })

  it.each<[string, Partial<Scene>, RegExp]>([
    ['an empty scene', { draw: () => undefined }, /it is empty/],
    ['a scene without a title', { title: ' ' }, /it has no title/],
    ['a name that is no slug', { name: 'Exemplo Um' }, /not a slug/],
    ['a foreign frame', { group: 'pests' }, /its group's frame 480×480/],
    ['another background than it says', { background: 'amber' }, /is not amber/],
    ['a background where there should be none', { background: 'none' }, /not transparent/],
    [
      'something outside the frame',
      {
        draw(art) {
          plain.draw(art)
          art.fill('M300 20h40v40h-40Z', palette.green[5])
        },
      },
      /outside its frame/,
    ],
    [
      'a shadow made by hand',
      {
        draw(art) {
          plain.draw(art)
          art.fill('M20 20h40v40h-40Z', palette.green[7], { shift: [14, 16] })
        },
      },
      /made by hand/,
    ],
    [
      'a rim of another ratio',
      {
        draw(art) {
          plain.draw(art)
          art.fill('M20 50A60 20 0 0 1 140 50Z', palette.green[7])
        },
      },
      /ratio 0\.33/,
    ],
  ])('refuse %s', (_, change, message) => {
    expect(broken(change).join('\n')).toMatch(message)
  })

  it('refuse a colour, an element and an id that do not belong', () => {
    const { scene, svg } = drawScene(plain)
    const check = (changed: string) =>
      checkPicture({ scene, svg: changed, shadowOffsets: [] }).join('\n')
    expect(check(svg.replace(palette.green[5], '#123456'))).toMatch(/#123456 is not in the palette/)
    expect(check(svg.replace('</svg>', '<text>x</text></svg>'))).toMatch(/it uses <text>/)
    expect(check(svg.replace('</svg>', '<g clip-path="url(#other)"></g></svg>'))).toMatch(
      /nothing has the id other/,
    )
    expect(check(svg.replace('<path', '<path id="other"'))).toMatch(/could meet another/)
  })

  it('refuse a name twice and two neighbours on one background', () => {
    expect(checkSet([plain, plain])).toEqual(['exemplo: two scenes have this name'])
    const card = (name: string, background: Scene['background']) => ({ name, background })
    const cards = [card('a', 'amber'), card('b', 'blue'), card('c', 'amber')]
    expect(checkNeighbours('pests', cards, 3)).toEqual([])
    expect(checkNeighbours('pests', cards, 2)).toHaveLength(1)
  })

  it('refuse what is too heavy', () => {
    expect(checkBudget([{ name: 'ratos', group: 'pests', bytes: 30_001 }])).toEqual([
      'ratos: 30001 bytes, at most 30000',
    ])
    expect(checkBudget([{ name: 'sinais', group: 'signs', bytes: 3_001 }])).toEqual([
      'sinais: 3001 bytes, at most 3000',
    ])
    const house = (name: string, bytes: number) => ({ name, group: 'heroes' as const, bytes })
    expect(checkBudget([house('casa', 8000), house('casa-noite', 8000)])).toEqual([])
    expect(checkBudget([house('casa', 8000), house('casa-noite', 8001)])).toEqual([
      'casa-noite: 8001 bytes, by day 8000',
    ])
    const cards = Array.from({ length: 7 }, (_, i) => ({
      name: `card-${i}`,
      group: 'services' as const,
      bytes: 29_000,
    }))
    expect(checkBudget(cards)).toEqual(['pictures of / on a phone: 203000 bytes, at most 180000'])
  })
})

describe('a drawing', () => {
  it('casts every shadow the same way, however its form is turned', () => {
    const art = new Drawing('exemplo', 200, 100)
    art.place({ to: [50, 50], rotate: 140, scale: 0.5 }, () =>
      art.place({ to: [0, 0], rotate: 20, flip: true }, () =>
        art.cast(palette.forest[8], () => art.fill('M0 0h10v10Z', palette.green[5])),
      ),
    )
    const [offset] = art.shadowOffsets
    expect(offset?.[0]).toBeCloseTo(14, 0)
    expect(offset?.[1]).toBeCloseTo(16, 0)
  })
})
