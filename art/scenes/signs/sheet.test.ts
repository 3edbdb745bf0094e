import sharp from 'sharp'
import { drawScene } from '@/art/render'
import { drains, home } from '@/content/site'
import { scene as signsOfHome } from './sinais-dedetizacao'
import { scene as signsOfDrains } from './sinais-desentupimento'

const sheets = [
  ['/', signsOfHome, home.services.items, ['pulgas', 'formigas']],
  ['/desentupimento', signsOfDrains, drains.services.items, ['nao-sei']],
] as const

it.each(sheets)('shows each service of %s at an address of its own', (_, scene, services, more) => {
  const views = [...drawScene(scene).svg.matchAll(/<view id="([^"]+)" viewBox="([^"]+)"/g)]
  const slugs = [...services.map(({ slug }) => slug), ...more]
  expect(views.map(([, id]) => id).sort()).toEqual(slugs.sort())
  expect(new Set(views.map(([, , square]) => square)).size).toBe(slugs.length)
})

it.each(sheets)(
  'keeps the signs of %s apart, so that no part of one shows beside another',
  async (_, scene) => {
    const { data, info } = await sharp(Buffer.from(drawScene(scene).svg))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const inkAt: string[] = []
    for (let y = 0; y < info.height; y++) {
      for (let x = 0; x < info.width; x++) {
        const nearEdge = [x, y].some((place) => place % 96 < 2 || place % 96 > 93)
        if (nearEdge && data[y * info.width + x]) inkAt.push(`${x} ${y}`)
      }
    }
    expect(inkAt).toEqual([])
  },
)
