import { madeFrom, rastersOf } from './rasters'
import type { Drawn } from './render'

const drawn = (name: string, group: Drawn['scene']['group'], height = 600): Drawn => ({
  scene: {
    name,
    group,
    title: 'Ralo',
    width: 800,
    height,
    background: 'none',
    draw: () => undefined,
  },
  svg: '<svg/>',
  shadowOffsets: [],
})
const photo = Buffer.from('photo')

it('makes a JPEG of a photo and an AVIF at each of its widths, cropped to the shape', () => {
  const rasters = rastersOf(drawn('ralo', 'drains'), photo)
  expect(rasters.map(({ path }) => path('0a1b2c3d'))).toEqual([
    'public/images/ralo.0a1b2c3d.jpg',
    'public/images/ralo-400.0a1b2c3d.avif',
    'public/images/ralo-800.0a1b2c3d.avif',
  ])
  expect(rasters.map(({ settings }) => settings)).toMatchObject([
    { format: 'jpeg', width: 800, height: 600, options: { mozjpeg: true } },
    { format: 'avif', width: 400, height: 300, options: { effort: 6 } },
    { format: 'avif', width: 800, height: 600, options: { effort: 6 } },
  ])
})

it('sends a drawing of the page as it is drawn', () => {
  expect(rastersOf(drawn('ralo', 'drains'))).toEqual([])
})

describe('what a file is made from', () => {
  const settings = { quality: 70, width: 800, height: 600 }
  const from = madeFrom(photo, { settings })

  it.each([
    ['the source', madeFrom(Buffer.from('other'), { settings })],
    ['the quality', madeFrom(photo, { settings: { ...settings, quality: 55 } })],
    ['the frame', madeFrom(photo, { settings: { ...settings, height: 500 } })],
  ])('changes with %s', (_, other) => {
    expect(other).not.toBe(from)
  })

  it('is the same for the same', () => {
    expect(madeFrom(photo, { settings: { ...settings } })).toBe(from)
  })

  it.each([
    ['og-dedetizacao', 'social'],
    ['favicon', 'brand'],
    ['app-icon', 'brand'],
  ] as const)('counts the encoding of %s', (name, group) => {
    for (const raster of rastersOf(drawn(name, group)))
      expect(raster.settings).toMatchObject({ quality: expect.any(Number), palette: true })
  })
})
