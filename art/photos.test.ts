import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { testFolder } from '@/scripts/shared/test-folder'
import { encodePhoto, photoProblem } from './photos'

const at = testFolder()

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } }).jpeg()

it.each<[string, (path: string) => unknown, RegExp]>([
  ['a folder', (path) => mkdirSync(path), /: a foto não está lá\. /],
  ['a text', (path) => writeFileSync(path, 'no photo'), /: não se abre como foto\. /],
  [
    'cut short',
    async (path) => writeFileSync(path, (await plain(800, 600).toBuffer()).subarray(0, 2000)),
    /: não se abre como foto\. /,
  ],
  ['a strip', (path) => plain(1600, 399).toFile(path), /: tem 1600×399 pixels, .* 400 ou mais\. /],
  ['too narrow', (path) => plain(799, 1200).toFile(path), /: tem 799×1200 pixels, .* 800 ou mais/],
  [
    'too narrow once it stands upright',
    (path) => plain(800, 600).withMetadata({ orientation: 6 }).toFile(path),
    /: tem 600×800 pixels, /,
  ],
])('refuses in one line a file that is %s', async (_, make, reason) => {
  const path = at('ralo.jpg')
  await make(path)
  const line = (await photoProblem(path)) ?? ''
  expect(line.startsWith(`${path}: `)).toBe(true)
  expect(line).toMatch(reason)
  expect(line).toMatch(/ (Exemplo certo|O que fazer): [^\n]+$/)
})

it('takes a photo from 800 pixels of width on', async () => {
  await plain(800, 600).toFile(at('ralo.jpg'))
  expect(await photoProblem(at('ralo.jpg'))).toBeUndefined()
})

it.each(['avif', 'jpeg'] as const)(
  'removes location and camera metadata from %s',
  async (format) => {
    const taken = await plain(80, 60)
      .withExif({ IFD0: { Make: 'Telefone' }, IFD3: { GPSLatitude: '28/1 49/1 0/1' } })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const encoded = await encodePhoto(taken, format, { width: 40, height: 40 })
    const { width, height, exif, xmp, iptc } = await sharp(encoded).metadata()
    expect([width, height, exif, xmp, iptc]).toEqual([40, 40, undefined, undefined, undefined])
  },
)

/** A photo whose left half is red and whose right half is blue, taken with the camera on its side. */
const halves = () =>
  sharp({ create: { width: 800, height: 1200, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width: 800, height: 600, channels: 3, background: 'blue' } },
        gravity: 'north',
      },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

it.each([
  [{ x: 0, y: 50 }, 'red'],
  [{ x: 100, y: 50 }, 'blue'],
] as const)('crops an upright photo around %j, where it is %s', async (focus, colour) => {
  const encoded = await encodePhoto(await halves(), 'jpeg', { width: 40, height: 80 }, focus)
  const { dominant } = await sharp(encoded).stats()
  expect([dominant.r > 200, dominant.b > 200]).toEqual([colour === 'red', colour === 'blue'])
})
