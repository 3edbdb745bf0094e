import { readFileSync } from 'node:fs'
import { DELIVERED_PALETTE } from '@/model/colours/palettes'
import { PICTURE_NAMES, sourceOf } from '@/model/pictures/pictures'
import { DRAIN_SERVICES, HOME_SERVICES } from '@/model/site/slugs'
import { buildSvg, gesturesOf, idsOf, svgSize, svgSources, viewsOf } from './svg'

const FOLDERS = ['art', 'art/icons', 'art/textures', 'art/compartilhar']
const all = FOLDERS.flatMap((folder) =>
  svgSources(folder).map(([name, source]): [string, string] => [`${folder}/${name}.svg`, source]),
)
const colours = Object.values(DELIVERED_PALETTE).flatMap((ramp): string[] => Object.values(ramp))

describe.each(all)('%s', (_, source) => {
  it('uses only the colours of the delivered palette', () => {
    const used = [...source.matchAll(/#[0-9a-f]{3,8}\b(?!\))/gi)].map(([colour]) => colour)
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((colour) => !colours.includes(colour.toUpperCase()))).toEqual([])
    expect(source).not.toMatch(/\b(?:rgb|hsl)a?\(/)
  })

  it('has a title and a viewBox that begins at 0 0', () => {
    expect(source).toMatch(/<title[^>]*>[^<]+<\/title>/)
    const { width, height } = svgSize(source)
    expect(Math.min(width, height)).toBeGreaterThan(0)
  })

  it('contains no text, bitmap or external reference', () => {
    expect(source.replace(gesturesOf(source), '')).not.toMatch(
      /<(?:text|image|style|script|use)\b|@import|url\((?!#)/,
    )
  })

  it('contains each id once', () => {
    const ids = [...source.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const [, id] of source.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
  })
})

const withGestures = svgSources('art').filter(([, source]) => gesturesOf(source))

describe.each(withGestures)('gestures of %s', (_, source) => {
  const gestures = gesturesOf(source)

  it('move only where the visitor accepts motion', () => {
    expect(gestures).toMatch(
      /^<style>\s*@media \(prefers-reduced-motion: no-preference\) \{.*\}\s*<\/style>$/s,
    )
    expect(gestures.match(/@media/g)).toHaveLength(1)
  })

  // WCAG 2.2.2 asks for a pause button for motion that lasts longer.
  it('end within five seconds', () => {
    const animations = [...gestures.matchAll(/animation: (.+?)(?:;| \})/g)]
    expect(animations.length).toBeGreaterThan(0)
    for (const [, animation = ''] of animations) {
      const [, duration, delay, count] =
        animation.match(/^[\w-]+ ([\d.]+)s steps\(\d\) ([\d.]+)s(?: (\d))?(?: backwards)?$/) ?? []
      expect(Number(delay) + Number(duration) * Number(count ?? 1)).toBeLessThanOrEqual(5)
    }
  })

  it('change only the transform or the opacity', () => {
    const properties = [...gestures.matchAll(/[{;] ([\w-]+): /g)].map(([, property]) => property)
    const allowed = ['animation', 'transform-origin', 'transform', 'opacity']
    expect(properties.filter((property = '') => !allowed.includes(property))).toEqual([])
  })

  it('keep the position of elements that they select', () => {
    // A transform of CSS replaces that of the attribute.
    for (const id of idsOf(gestures)) {
      const [element] = source.match(new RegExp(`<[^>]* id="${id}"[^>]*>`)) ?? []
      expect(element).toBeDefined()
      expect(element).not.toContain('transform=')
    }
  })

  it('are in the published file, with the ids that they select', () => {
    const published = buildSvg(source, DELIVERED_PALETTE)
    expect(published).toContain('@keyframes')
    for (const id of idsOf(gestures)) expect(published).toContain(`id="${id}"`)
  })
})

it('has no gesture in pictures of the first screen', () => {
  const names = withGestures.map(([name]) => name)
  expect(names.filter((name) => /^(?:hero|pictograms|pagina)-/.test(name))).toEqual([])
})

// Chromium compiles a shader at the first use of this operator, which delays the first paint of a phone.
it.each(svgSources('art'))('adds opacities in %s without the arithmetic operator', (_, source) => {
  expect(source).not.toContain('operator="arithmetic"')
})

it.each([
  [
    'pictograms-dedetizacao',
    HOME_SERVICES,
    [
      ...['pulgas', 'formigas', 'nao-sei'],
      ...['hero-escorpiao', 'hero-cupim', 'hero-barata', 'hero-formiga'],
    ],
  ],
  ['pictograms-desentupimento', DRAIN_SERVICES, ['nao-sei']],
] as const)('has a pictogram in %s for each service', (name, services, more) => {
  const views = viewsOf(readFileSync(`art/${name}.svg`, 'utf8'))
  const names = [...Object.keys(services), ...more, 'tiles', 'tile-band']
  expect(Object.keys(views).sort()).toEqual(names.sort())
})

it('has a source for each picture that the model names, and no other', () => {
  const sources = svgSources('art').map(([name]) => name)
  const named = new Set(PICTURE_NAMES.map(sourceOf).filter(Boolean))
  expect(sources.toSorted()).toEqual([...named].toSorted())
})

it('has a different colour for each shade, so that a palette replaces each one', () => {
  expect(new Set(colours).size).toBe(colours.length)
})
