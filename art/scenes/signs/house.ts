/** Parts of a house as signs, and what grows on its walls. */
import { localFrame, polar } from '@/art/kit/points'
import { box, capsule, ellipse, polygon, softDrop } from '@/art/kit/shapes'
import type { Sign } from './sheet'

/** The tank of every house here: round, wider above, its lid on, a window like a drop. */
export const tank: Sign = (art, ink) => {
  art.fill('M5 26A43 10.3 0 0 1 91 26V31A43 10.3 0 0 1 5 31Z', ink)
  const flutes = 'M19 50L23 77L27 78L23 51.4ZM77 50L73 77L69 78L73 51.4Z'
  art.fill(
    `M10 39.4A43 10.3 0 0 0 86 39.4L80 81A32 7.7 0 0 1 16 81Z${softDrop(48, 71, 11, 1.9)}${flutes}`,
    ink,
    { rule: 'evenodd' },
  )
}

/** A house with its attic open, and somebody who lives there. */
export const attic: Sign = (art, ink) => {
  art.fill('M48 6.5L92 44.5L86.4 51L48 18.3L9.6 51L4 44.5Z', ink)
  art.fill(
    'M44 35L47 39H49L52 35L53 42C60 37 67 40 72 48C67 47 64 48 62 51C58 49 55 50 53 53L48 58L43 53' +
      'C41 50 38 49 34 51C32 48 29 47 24 48C29 40 36 37 43 42Z',
    ink,
  )
  const openings = box(52, 71, 14, 19) + box(29, 71, 13, 10)
  art.fill(`M12 61H84V66H80V90H16V66H12Z${openings}`, ink, { rule: 'evenodd' })
}

/** A bacterium with its hairs, and spots of mould. */
export const germs: Sign = (art, ink) => {
  const at = localFrame([42, 48], -45)
  const hairs = [-18, -6, 6, 18].flatMap((u) => [
    [at(u, -16), at(u, -24)],
    [at(u, 16), at(u, 24)],
  ])
  for (const turn of [-45, 0, 45]) {
    const [right, left] = [at(18, 0), at(-18, 0)]
    hairs.push([polar(...right, 16, turn - 45), polar(...right, 24, turn - 45)])
    hairs.push([polar(...left, 16, turn + 135), polar(...left, 24, turn + 135)])
  }
  art.stroke(hairs.map((hair) => polygon(hair, false)).join(''), ink, 4.4)
  const spots = ellipse(...at(-16, 4), 5) + ellipse(...at(2, -5), 4) + ellipse(...at(18, 3), 5.5)
  art.fill(capsule(at(-18, 0), at(18, 0), 18, 18) + spots, ink, { rule: 'evenodd' })
  art.fill(
    ellipse(76, 74, 11) + ellipse(87, 54, 4.5) + ellipse(57, 87, 5) + ellipse(14, 15, 7),
    ink,
  )
}
