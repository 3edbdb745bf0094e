import sharp from 'sharp'
import { isNear } from '@/art/check/near'
import { drawScene } from '@/art/render'
import { palette } from '@/content/site'
import { scene } from './mapa'

it('has land alone under its left corners, which the page rounds off', async () => {
  const { width, height } = scene
  const drawing = drawScene(scene).svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const rounded =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${palette.cream[2]}" d="M0 0H${width}V${height}H0z"/>` +
    `<clipPath id="c"><path d="M40 0H${width}V${height}H40A40 40 0 0 1 0 ${height - 40}V40A40 40 0 0 1 40 0"/></clipPath>` +
    `<g clip-path="url(#c)">${drawing}</g></svg>`
  const { data } = await sharp(Buffer.from(rounded))
    .extract({ left: 0, top: 0, width: 24, height })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { 4: light, 5: middle, 6: dark } = palette.blue
  const isSea = isNear([light, middle, dark])
  const sea: number[] = []
  for (let i = 0; i < data.length; i += 3) if (isSea(...data.subarray(i, i + 3))) sea.push(i)
  expect(sea).toEqual([])
})
