import sharp from 'sharp'
import { isNear } from '@/art/check/near'
import type { Scene } from '@/art/kit/scene'
import { drawScene } from '@/art/render'
import { palette } from '@/content/site'
import { scene as friezeBlue } from './frieze-blue'
import { scene as friezeForest } from './frieze-forest'
import { scene as friezeSand } from './frieze-sand'
import { scene as pipeJoint } from './pipe-joint'
import { scene as pipeOutlet } from './pipe-outlet'
import { scene as pipeTee } from './pipe-tee'
import { scene as wave } from './wave-cream'

it('repeats a wave after whole pixels at any whole height', () => {
  expect(wave.width % wave.height).toBe(0)
})

it.each([friezeForest, friezeBlue, friezeSand])(
  'shows no seam in a hill of $name on a phone 390 px wide',
  async (frieze) => {
    const tile = 390 / 8
    const { data, info } = await sharp(Buffer.from(drawScene(frieze).svg), {
      density: (72 * tile) / frieze.height,
    })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Away from the tips of the quarter circles, whose slivers belong there
    const row = Math.floor(info.height * 0.6) * info.width
    const colour = (x: number) => {
      const start = (row + x) * info.channels
      return data.subarray(start, start + 3).join(' ')
    }
    const seams: number[] = []
    for (let join = 1; join < frieze.width / frieze.height; join++) {
      const x = Math.floor(join * tile)
      if (colour(x - 2) === colour(x + 2) && colour(x) !== colour(x - 2)) seams.push(join)
    }
    expect(seams).toEqual([])
  },
)

it('keeps the top of a hill round where the page cuts a pixel off', async () => {
  const tile = 49
  const { data } = await sharp(Buffer.from(drawScene(friezeSand).svg), { density: 96 })
    .resize({ height: tile })
    .extract({ left: 0, top: 1, width: 2 * tile, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The first two tiles are one hill
  const isHill = isNear([palette.forest[8]])
  let width = 0
  for (let i = 0; i < data.length; i += 3) if (isHill(...data.subarray(i, i + 3))) width++
  expect(width).toBeLessThan(12)
})

it('ends the trough of a wave above the three pixels that lie over the next section', async () => {
  const { data, info } = await sharp(Buffer.from(drawScene(wave).svg))
    .resize({ height: 50 })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [first, edge] = [1, 48]
  const row = (first + edge - 3) * info.width
  expect([...data.subarray(row, row + info.width)].filter((alpha) => alpha < 250)).toEqual([])
})

/** Where the pipe's own shadow lies, beside it. */
const SHADOW_COLUMN = 77

/** How dark a column of a piece is from top to bottom: 0 is open, 255 covers what is under it. */
async function column(piece: Scene, x: number): Promise<number[]> {
  const { data, info } = await sharp(Buffer.from(drawScene(piece).svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0)
}

it.each([pipeJoint, pipeTee])(
  "lays $name over a pipe without a shadow on the pipe's own",
  async (piece) => {
    const shades = await column(piece, SHADOW_COLUMN + 4)
    expect(shades.filter((alpha) => alpha > 0 && alpha < 100)).toEqual([])
    const beside = await column(piece, 88)
    expect(beside.some((alpha) => alpha > 40)).toBe(true)
  },
)

it('hides the shadow of the piece over which the outlet begins', async () => {
  const shades = await column(pipeOutlet, SHADOW_COLUMN)
  expect(shades.slice(0, 8)).toEqual(Array(8).fill(255))
  // Below, its own shadow falls on whatever is there
  expect(shades[10]).toBeGreaterThan(40)
  expect(shades[10]).toBeLessThan(100)
})
