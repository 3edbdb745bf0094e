import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { testFolder } from '@/fixtures/test-folder'
import { encodePhoto, findPhoto, photoError } from './photo-files'

const pathTo = testFolder()

const greyPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } }).jpeg()

it.each<[string, (path: string) => unknown, RegExp]>([
  ['a folder', (path) => mkdirSync(path), /: a foto não está lá\. /],
  [
    'written with other capitals',
    (path) => writeFileSync(path.replace('ralo', 'RALO'), ''),
    /: a foto não está lá\. Há a foto \S+\/RALO\.jpg\. /,
  ],
  [
    'a pointer of Git LFS',
    (path) => writeFileSync(path, 'version https://git-lfs.github.com/spec/v1\noid sha256:1\n'),
    /: é só o ponteiro do Git LFS, /,
  ],
  ['a text file', (path) => writeFileSync(path, 'no photo'), /: não se abre como foto\. /],
  ['empty', (path) => writeFileSync(path, ''), /: não se abre como foto\. /],
  [
    'too narrow when upright',
    (path) => greyPhoto(800, 600).withMetadata({ orientation: 6 }).toFile(path),
    /: tem 600×800 pixels, /,
  ],
])('reports in one line that a file is %s', async (_, make, reason) => {
  const path = pathTo('ralo.jpg')
  await make(path)
  const line = (await photoError(path)) ?? ''
  expect(line.startsWith(`${path}: `)).toBe(true)
  expect(line).toMatch(reason)
  expect(line).toMatch(/ (?:Exemplo certo|O que fazer): [^\n]+$/)
})

/**
 * Returns a complete JPEG with the scan parameters of some phones, which the format forbids in a
 * sequential JPEG.
 */
async function withZeroScan() {
  const photo = await greyPhoto(800, 600).toBuffer()
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
  photo.fill(
    0,
    scan + 2 + photo.readUInt16BE(scan + 2) - 3,
    scan + 2 + photo.readUInt16BE(scan + 2),
  )
  return photo
}

it('accepts a complete JPEG with odd scan parameters, and rejects its first half', async () => {
  const photo = await withZeroScan()
  writeFileSync(pathTo('ralo.jpg'), photo)
  expect(await photoError(pathTo('ralo.jpg'))).toBeUndefined()
  expect(await encodePhoto(photo, 'jpeg', { width: 40, height: 40 })).toBeDefined()
  writeFileSync(pathTo('ralo.jpg'), photo.subarray(0, photo.length / 2))
  expect(await photoError(pathTo('ralo.jpg'))).toMatch(/não se abre como foto/)
})

it.each([
  ['a JPEG', greyPhoto(800, 600)],
  ['a PNG', greyPhoto(800, 600).png()],
  ['a WebP', greyPhoto(800, 600).webp()],
])('rejects %s without its last tenth', async (_, image) => {
  const photo = await image.toBuffer()
  writeFileSync(pathTo('ralo.jpg'), photo.subarray(0, photo.length * 0.9))
  expect(await photoError(pathTo('ralo.jpg'))).toMatch(/não se abre como foto/)
})

describe.each(['avif', 'jpeg'] as const)('encoding as %s', (format) => {
  const transparentImage = (channels: 3 | 4, alpha: number) =>
    sharp({ create: { width: 80, height: 60, channels, background: { r: 0, g: 0, b: 0, alpha } } })

  it.each([
    ['PNG', transparentImage(4, 0).png(), 255],
    ['PNG with a palette', transparentImage(4, 0).png({ palette: true }), 255],
    ['PNG in greys', transparentImage(4, 0).toColourspace('b-w').png(), 255],
    ['WebP', transparentImage(4, 0).webp(), 255],
    ['half transparent WebP', transparentImage(4, 0.5).webp({ lossless: true }), 128],
  ])('replaces transparency with white: %s', async (_, image, grey) => {
    const encoded = await encodePhoto(await image.toBuffer(), format, { width: 40, height: 40 })
    const { channels, isOpaque } = await sharp(encoded).stats()
    expect(isOpaque).toBe(true)
    for (const { mean } of channels) expect(Math.abs(mean - grey)).toBeLessThan(3)
  })
})

it.each([
  [
    'composed accents',
    'decomposed accents',
    'Caixa d’água.jpg'.normalize('NFC'),
    'Caixa d’água.jpg'.normalize('NFD'),
  ],
  [
    'decomposed accents',
    'composed accents',
    'Praça/ralo.jpg'.normalize('NFD'),
    'Praça/ralo.jpg'.normalize('NFC'),
  ],
  ['plain spaces', 'narrow spaces', 'às 10.00 PM.png', 'às 10.00\u202fPM.png'],
])('finds a photo by a name with %s if the file name has %s', (_, __, wanted, storedName) => {
  mkdirSync(pathTo('Praça'.normalize('NFC')))
  writeFileSync(pathTo(storedName), 'photo')
  const found = findPhoto(pathTo(), wanted)
  expect(readFileSync(found, 'utf8')).toBe('photo')
})

it('returns the given path of a missing photo', () => {
  expect(findPhoto(pathTo(), 'ralo.jpg')).toBe(pathTo('ralo.jpg'))
  expect(findPhoto(pathTo('nowhere'), 'ralo.jpg')).toBe(pathTo('nowhere/ralo.jpg'))
})

it.each(['avif', 'jpeg'] as const)(
  'removes location and camera metadata from %s',
  async (format) => {
    const taken = await greyPhoto(80, 60)
      .withExif({ IFD0: { Make: 'Telefone' }, IFD3: { GPSLatitude: '28/1 49/1 0/1' } })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const encoded = await encodePhoto(taken, format, { width: 40, height: 40 })
    const { width, height, exif, xmp, iptc } = await sharp(encoded).metadata()
    expect([width, height, exif, xmp, iptc]).toEqual([40, 40, undefined, undefined, undefined])
  },
)

/** Returns a sideways photo that is red on the left and blue on the right when upright. */
const redAndBluePhoto = (format: 'jpeg' | 'webp') =>
  sharp({ create: { width: 800, height: 1200, channels: 3, background: 'red' } })
    .composite([
      {
        input: { create: { width: 800, height: 600, channels: 3, background: 'blue' } },
        gravity: 'north',
      },
    ])
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer()

it.each([
  ['jpeg', { x: 0, y: 50 }, 'red'],
  ['jpeg', { x: 100, y: 50 }, 'blue'],
  // Browsers differ on WebP (findings/turned-photos.sh).
  ['webp', { x: 0, y: 50 }, 'red'],
] as const)(
  'rotates a %s before it crops around the focal point %j, which is %s',
  async (source, focalPoint, colour) => {
    const encoded = await encodePhoto(
      await redAndBluePhoto(source),
      'jpeg',
      { width: 40, height: 80 },
      focalPoint,
    )
    const { dominant } = await sharp(encoded).stats()
    expect([dominant.r > 200, dominant.b > 200]).toEqual([colour === 'red', colour === 'blue'])
  },
)
