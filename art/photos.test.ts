import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { ownersPhotos, photoProblem, sortPhotos } from './photos'
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

describe('a photo of the owner', () => {
  let root: string

  /** `npm run art` in a folder of its own; what is drawn already need not be drawn again. */
  const draw = () =>
    spawnSync('node', ['--import', 'tsx', resolve('art/draw.ts')], {
      cwd: root,
      encoding: 'utf8',
      // It says where "@/" leads.
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
    })

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'photos-'))
    for (const folder of ['app', 'public', 'art', 'lib'])
      cpSync(folder, join(root, folder), { recursive: true })
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    mkdirSync(join(root, 'content/fotos'), { recursive: true })
  })

  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const images = () => readdirSync(join(root, 'public/images'))

  it('stops everything in one line where it does not open', () => {
    writeFileSync(join(root, 'content/fotos/ralo.jpg'), 'x')
    const before = images()
    const { status, stderr } = draw()
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^content\/fotos\/ralo\.jpg: não se abre como foto\. Exemplo certo: .*\n$/,
    )
    expect(images()).toEqual(before)
  }, 60_000)
})

describe('the folder of photos', () => {
  it('has a photo for a drawing of the page, whatever the computer puts beside it', () => {
    expect(sortPhotos(['.DS_Store', 'Thumbs.db', 'mapa.webp', 'ralo.JPG'])).toEqual({
      photos: new Map([
        ['mapa', 'content/fotos/mapa.webp'],
        ['ralo', 'content/fotos/ralo.JPG'],
      ]),
      problems: [],
    })
  })

  it.each([
    ['Ralo.jpg', 'content/fotos/ralo.jpg'],
    ['tubulação.png', 'content/fotos/tubulacao.jpg'],
    ['caixa de gordura.jpg', 'content/fotos/caixa-de-gordura.jpg'],
    ['hero-desintupimento.jpg', 'content/fotos/hero-desentupimento.jpg'],
    ['vaso.heic', 'content/fotos/vaso.jpg'],
    ['vaso', 'content/fotos/vaso.jpg'],
    // Drawn into other things than a picture of the page
    ['og-dedetizacao.jpg', 'content/fotos/dedetizacao.jpg'],
    ['favicon.png', expect.any(String)],
    ['app-icon.png', expect.any(String)],
    ['hero-dedetizacao-noite.jpg', 'content/fotos/hero-dedetizacao.jpg'],
    ['hero-dedetizacao-insetos.png', 'content/fotos/hero-dedetizacao.jpg'],
    ['sheet-blue.png', expect.any(String)],
    ['marca.png', expect.any(String)],
    ['sinais-dedetizacao.jpg', expect.any(String)],
  ])('refuses %s and names %s', (file, right) => {
    const { photos, problems } = sortPhotos([file])
    expect(photos.size).toBe(0)
    expect(problems).toHaveLength(1)
    const [, named, example] = problems[0]?.match(/^(.+?): .*Exemplo certo:.* (\S+)$/) ?? []
    expect([named, example]).toEqual([`content/fotos/${file}`, right])
  })

  it('refuses a second photo of one drawing', () => {
    expect(sortPhotos(['ralo.png', 'ralo.jpg']).problems).toEqual([
      "content/fotos/ralo.png: 'ralo' já tem foto. Exemplo certo: só content/fotos/ralo.jpg",
    ])
  })
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
    ['a folder', () => mkdirSync(path), /: não é um arquivo, e sim uma pasta ou um atalho\. /],
    ['a broken link', () => symlinkSync('nowhere', path), /: não é um arquivo, e sim/],
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
    expect(line).toMatch(/ Exemplo certo: [^\n]+$/)
  })

  it('is told from a folder of photos that is none', () => {
    writeFileSync(path, '')
    expect(ownersPhotos(path)).toEqual({
      photos: new Map(),
      problems: [expect.stringMatching(/: é um arquivo, .* Exemplo certo: /)],
    })
    expect(ownersPhotos(`${path}-none`)).toEqual({ photos: new Map(), problems: [] })
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
