import { blue, cream } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import { points } from '@/art/kit/points'
import { box, roundedBox } from '@/art/kit/shapes'
import { drawDrainLens } from '@/art/scenes/heroes/drain-lens'
import { hoseCoil } from '@/art/scenes/heroes/pipework'
import { drains } from '@/content/site'
import { socialScene } from './card'

/** From the side, 200 wide, its foot at 0. What every visitor knows at once, also when it is small. */
function toilet(art: Drawing): void {
  const tank = roundedBox(-88, -196, 66, 92, 8)
  const bowl =
    'M86 -76H-88V-64C-88 -50 -78 -42 -62 -42L-70 -4C-70 -2 -68 0 -64 0H26C30 0 32 -2 32 -6L24 -34C60 -38 86 -52 86 -76Z'
  art.cast(blue[9], () => {
    art.lit(tank, cream[3], cream[0], [-16, -6])
    art.fill(roundedBox(-94, -206, 78, 16, 5), cream[4])
    art.fill(roundedBox(-94, -206, 60, 16, 5), cream[1])
    art.fill('M-14 -200L2 -196L8 -104H-14Z', blue[5])
    art.detail('M-14 -200L-6 -198L-3 -104H-14Z', blue[3])
    art.lit(bowl, cream[3], cream[0], [-14, -10])
    art.detail(box(-86, -76, 166, 9), cream[4])
    art.fill(roundedBox(-94, -100, 192, 24, 12), blue[6])
    art.detail(roundedBox(-94, -100, 192, 13, 6.5), blue[4])
  })
}

export const scene = socialScene({
  name: 'og-desentupimento',
  title: 'A casa e seus canos em corte, vistos por uma lente, e um vaso sanitário à frente dela',
  background: 'blue',
  base: blue[8],
  tint: blue[7],
  tintOpacity: 0.5,
  headline: drains.hero.title,
  eyebrow: drains.hero.eyebrow,
  // The hose comes from above, clear of the headline.
  drawLens: (art) => drawDrainLens(art, points('186,-160 186,262')),
  drawAround(art) {
    hoseCoil(art, 140, 470, [54, 80, 106])
    art.place({ to: [804, 594] }, () => toilet(art))
  },
})
