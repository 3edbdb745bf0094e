import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { ownersPhotos, photoProblem } from './photos'
import { encodePhoto } from './rasters'

/** As hard to pack as what a phone takes: forms of many sizes, under the grain of its sensor. */
async function photo(width: number, height: number, grain: number): Promise<Buffer> {
  const noise = (w: number, h: number, sigma: number) =>
    sharp({
      create: {
        width: w,
        height: h,
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean: 128, sigma },
      },
    })
  const forms = await noise(120, 90, 60).resize(width, height).png().toBuffer()
  const input = await noise(width, height, grain).png().toBuffer()
  return sharp(forms)
    .composite([{ input, blend: 'overlay' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

it('is found by the drawing that it replaces, whatever its file is called', () => {
  const { photos, problems } = ownersPhotos([
    { picture: 'ralo', file: '/content/fotos/IMG 2041.jpg' },
  ])
  expect(photos).toEqual(new Map([['ralo', 'content/fotos/IMG 2041.jpg']]))
  expect(problems).toEqual([
    expect.stringMatching(/^content\/fotos\/IMG 2041\.jpg: a foto não está lá\. O que fazer: /),
  ])
})

describe('a file under the name of a photo', () => {
  let path: string
  beforeEach(() => {
    path = join(mkdtempSync(join(tmpdir(), 'photo-')), 'ralo.jpg')
  })
  afterEach(() => rmSync(join(path, '..'), { recursive: true, force: true }))

  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'grey' } }).jpeg()

  it.each<[string, () => unknown, RegExp]>([
    ['a folder', () => mkdirSync(path), /: a foto não está lá\. /],
    ['empty', () => writeFileSync(path, ''), /: está vazio, .*\. /],
    ['a text', () => writeFileSync(path, 'no photo'), /: não se abre como foto\. /],
    [
      'cut short',
      async () => writeFileSync(path, (await plain(800, 600).toBuffer()).subarray(0, 2000)),
      /: não se abre como foto\. /,
    ],
    ['one pixel', () => plain(1, 1).toFile(path), /: tem 1×1 pixels, .* 800 ou mais\. /],
    ['a strip', () => plain(1600, 1).toFile(path), /: tem 1600×1 pixels, .* 400 ou mais\. /],
    [
      'larger than any camera makes it',
      () =>
        writeFileSync(
          path,
          '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>',
        ),
      /: tem pixels demais/,
    ],
    ['too narrow', () => plain(799, 1200).toFile(path), /: tem 799×1200 pixels, /],
    [
      'too narrow once it stands upright',
      () => plain(800, 600).withMetadata({ orientation: 6 }).toFile(path),
      /: tem 600×800 pixels, /,
    ],
  ])('is refused in one line when it is %s', async (_, make, reason) => {
    await make()
    const line = (await photoProblem(path)) ?? ''
    expect(line.startsWith(`${path}: `)).toBe(true)
    expect(line).toMatch(reason)
    expect(line).toMatch(/ (Exemplo certo|O que fazer): [^\n]+$/)
  })

  it('is taken from 800 pixels of width on', async () => {
    await plain(800, 600).toFile(path)
    expect(await photoProblem(path)).toBeUndefined()
  })
})

it('gives up quality where a photo would grow too heavy, and never fails', async () => {
  const size = { width: 80, height: 60 }
  const wild = await photo(80, 60, 90)
  const best = { avif: { quality: 45, effort: 6 }, jpeg: { quality: 70, mozjpeg: true } }
  for (const format of ['avif', 'jpeg'] as const) {
    const encoded = await encodePhoto(wild, format, size)
    const first = await sharp(wild).toFormat(format, best[format]).toBuffer()
    expect(encoded.length).toBeLessThan(first.length)
    expect(await sharp(encoded).metadata()).toMatchObject(size)
  }
}, 60_000)

it.each(['avif', 'jpeg'] as const)(
  'tells nobody in %s where and with what it was taken',
  async (format) => {
    const size = { width: 80, height: 60 }
    const taken = await sharp(await photo(80, 60, 9))
      .withExif({ IFD0: { Make: 'Telefone' }, IFD3: { GPSLatitude: '28/1 49/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { exif, xmp, iptc } = await sharp(await encodePhoto(taken, format, size)).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
  },
  60_000,
)
