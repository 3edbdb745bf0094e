/** What lies behind the house of both heroes: the wall of the Serra Geral, dunes, pier and sea. */
import type { Drawing } from '@/art/kit/drawing'
import { box } from '@/art/kit/shapes'
import type { Light } from './light'

/** The horizon above the foot of the coast. */
const HORIZON = -56

/** Flat on top, cut by canyons: the plateau's edge, one plane behind the other. */
function serra(art: Drawing, { mountain: [far, near, shade] }: Light): void {
  art.fill(
    'M-640 0V-196H-500L-488 -180H-448L-440 -188H-262L-248 -170H-222L-212 -178H60L78 -150H126L144 -126H172L236 -54V0Z',
    far,
  )
  art.fill(
    'M-640 0V-150H-566L-554 -134H-520L-508 -154H-430L-420 -138H-396L-388 -146H-322L-312 -130H-286L-276 -142H-148L-136 -126H-96L-84 -136H96L112 -96H146L166 -76L222 -56V0Z',
    near,
  )
  // The canyons, and the foot of the wall.
  art.fill(
    'M-554 -134H-520L-536 -88L-490 -30H-590L-560 -76ZM-420 -138H-396L-408 -96L-372 -50H-440L-424 -84ZM-312 -130H-286L-300 -84L-262 -30H-352L-322 -74ZM-136 -126H-96L-112 -70L-70 -30H-164L-140 -68Z' +
      'M112 -96H146L134 -70L170 -36H84L118 -66ZM-640 0V-44Q-330 -60 -250 -34T-60 -44T120 -38T230 -46V0Z',
    shade,
  )
}

function sea(art: Drawing, { blue }: Light): void {
  art.fill(box(168, HORIZON, 280, -HORIZON), blue[4])
  art.fill(box(168, -36, 280, 36), blue[5])
  art.stroke('M190 -46H226M282 -45H312M246 -28H300M312 -26H346', blue[2], 4)
}

/** A fishing boat, its bow to the open sea. */
function boat(art: Drawing, { blue, cream, terracotta }: Light): void {
  art.stroke('M188 -112V-66M188 -108L208 -72', cream[4], 3)
  art.fill('M170 -86H194V-64H170Z', cream[0])
  art.fill('M182 -86H194V-64H182Z', cream[3])
  art.fill(box(166, -90, 32, 6), terracotta[5])
  art.fill(box(174, -80, 8, 8), blue[7])
  art.fill('M154 -68H196Q208 -68 220 -76L208 -46H164Z', blue[6])
  art.fill('M154 -68H196Q208 -68 220 -76L217 -68Q208 -60 196 -60H156Z', cream[0])
}

/** The fishing pier, on wooden piles, with the hut at its end. */
function pier(art: Drawing, { cream, taupe, terracotta }: Light): void {
  let piles = ''
  for (let x = 232; x < 340; x += 17) piles += `M${x} -70V-18`
  art.stroke(piles, taupe[7], 5, { cap: 'butt' })
  art.stroke('M232 -66L249 -28M283 -66L266 -28M317 -66L300 -28', taupe[6], 3)
  art.stroke('M222 -90H336M222 -90V-74M248 -90V-74M274 -90V-74', taupe[6], 3)
  art.fill(box(300, -106, 36, 32), cream[1])
  art.fill(box(318, -106, 18, 32), cream[3])
  art.fill('M292 -104L306 -124H330L344 -104Z', terracotta[5])
  art.fill('M318 -124H330L344 -104H318Z', terracotta[6])
  art.fill(box(212, -76, 132, 10), taupe[5])
  art.fill(box(212, -76, 132, 4), cream[4])
}

/** Dunes with their grass. */
function dunes(art: Drawing, { cream, green, forest }: Light): void {
  art.fill('M96 0Q150 -58 204 -34T300 -22T440 -10V0Z', cream[3])
  art.fill('M96 0Q150 -58 204 -34Q176 -26 170 0ZM236 0Q268 -30 300 -22Q286 -14 284 0Z', cream[1])
  art.stroke('M186 -36L178 -56M188 -36L194 -58M190 -36L206 -52', green[7], 4)
  art.stroke('M288 -20L282 -36M290 -20L296 -38', forest[6], 4)
}

/** All of it, in a frame whose origin is the middle of the lawn's upper edge. */
export function coast(art: Drawing, light: Light): void {
  serra(art, light)
  sea(art, light)
  boat(art, light)
  pier(art, light)
  dunes(art, light)
}
