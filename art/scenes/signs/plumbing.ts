/** The places where water stops, as signs: most of them in section. */
import { ribbon } from '@/art/kit/curves'
import { points } from '@/art/kit/points'
import { capsule, ellipse, leaf, polygon, softDrop } from '@/art/kit/shapes'
import { MIDDLE, type Sign } from './sheet'

/** The grating of a floor drain, from above. */
export const floorDrain: Sign = (art, ink) => {
  const discs = [43, 36, 32.5].map((radius) => ellipse(MIDDLE, MIDDLE, radius)).join('')
  const slots = [-18, -6, 6, 18].map((y) => {
    const reach = Math.abs(y) > 6 ? 12 : 20
    return capsule([MIDDLE - reach, MIDDLE + y], [MIDDLE + reach, MIDDLE + y], 3.2, 3.2)
  })
  art.fill(discs + slots.join(''), ink, { rule: 'evenodd' })
}

/** From the side, the seat up. */
export const toilet: Sign = (art, ink) => {
  art.fill('M60 14C60 11 62 9 65 9H85C88 9 90 11 90 14V46H60Z', ink)
  art.fill('M52 12L58 10V46H50Z', ink)
  art.fill('M9 49H90V55C90 56 89 57 88 57H11C8 57 7 55 7 53C7 51 8 49 9 49Z', ink)
  art.fill(
    'M12 60H88V64C88 70 84 74 77 74L80 88C80 90 79 91 77 91H37C35 91 34 90 34 88L37 79C22 78 12 71 12 60Z',
    ink,
  )
}

/** The lorry that empties it, which everybody knows better than the tank under the lawn. */
export const septicTank: Sign = (art, ink) => {
  art.fill(
    `M12 24H56C62 24 65 29 65 40V62H4V40C4 29 7 24 12 24Z${softDrop(34, 47, 8.5, 2.1)}`,
    ink,
    {
      rule: 'evenodd',
    },
  )
  art.fill('M24 17H42V22H24Z', ink)
  art.fill(
    `M68 32H82C84 32 86 33 87 35L93 49V66H68Z${polygon([
      [74, 37],
      [81, 37],
      [86, 49],
      [74, 49],
    ])}`,
    ink,
    {
      rule: 'evenodd',
    },
  )
  art.fill('M4 65H93V71H4Z', ink)
  const wheels = [19, 41, 78].map((x) => ellipse(x, 74, 10) + ellipse(x, 74, 3.5)).join('')
  art.fill(wheels, ink, { rule: 'evenodd' })
}

/** The mouth of the sewer, running freely. */
export const sewer: Sign = (art, ink) => {
  art.fill('M4 16H41V50H4ZM44 10H54V56H44Z', ink)
  art.fill('M57 20H62C78 20 87 29 87 45V74H79V50H75V74H65V50C65 47 64 46 61 46H57Z', ink)
  art.fill('M5 80C12 74 18 74 26 80S40 86 48 80S62 74 70 80S84 86 91 80V93H5Z', ink)
}

/** In section: a crust of fat floats on the water, under the lid. */
export const greaseTrap: Sign = (art, ink) => {
  art.fill('M4 15H36V8H60V15H92V23H4Z', ink)
  art.fill(
    'M18 50A7 7 0 0 1 31 47A8 8 0 0 1 46 46A8 8 0 0 1 60 46A7 7 0 0 1 73 47A6 6 0 0 1 78 51V55' +
      'C74 60 69 60 64 56S53 52 48 56S37 60 32 56S22 52 18 55Z',
    ink,
  )
  const drops = ellipse(30, 76, 4.5) + ellipse(49, 71, 3.5) + ellipse(66, 77, 4)
  art.fill(
    `M8 27H15V60C21 56.5 27 57 32 61S43 65 48 61S59 57 64 61S75 65 81 60V27H88V92H8Z${drops}`,
    ink,
    { rule: 'evenodd' },
  )
}

/** Tiles, the gutter under them with its downpipe, and the leaf that blocks it. */
export const gutter: Sign = (art, ink) => {
  art.fill(
    'M5 12H91V32A10.75 10.75 0 0 1 69.5 32A10.75 10.75 0 0 1 48 32A10.75 10.75 0 0 1 26.5 32A10.75 10.75 0 0 1 5 32Z',
    ink,
  )
  art.fill('M4 47H92V52H90.5C90.5 60 87 64 80 64H16C9 64 5.5 60 5.5 52H4Z', ink)
  art.fill('M66 62H80V92H66Z', ink)
  art.fill(leaf([14, 90], [46, 70], 0.34), ink)
}

/** A basin over its trap. */
export const sink: Sign = (art, ink) => {
  art.stroke('M48 38V20C48 12 60 10 62 20', ink, 5.5)
  art.fill('M6 34H90V41H6Z', ink)
  art.fill('M12 44H84C84 56 74 62 60 62H36C22 62 12 56 12 44Z', ink)
  art.stroke('M48 60V74C48 90 70 90 70 76H92', ink, 10, { cap: 'butt' })
}

/** A pipe, and the root that has found a way in at its joint. */
export const pipeline: Sign = (art, ink) => {
  art.stroke('M4 24H24C40 24 46 30 46 44V50C46 64 52 72 68 72H92', ink, 19, { cap: 'butt' })
  art.fill('M4 9H13V39H4ZM83 57H92V87H83ZM31 43H61V52H31Z', ink)
  const roots = [
    points('89,8 80,22 66,32 55,45'),
    points('72,28 62,24 60,12'),
    points('74,26 84,34 86,46'),
    points('64,34 72,42 71,51'),
  ]
  art.fill(
    roots
      .map((root, i) => ribbon(root, (share) => (i ? 2.6 - 1.6 * share : 4 - 1.5 * share)))
      .join(''),
    ink,
  )
}

/** Nobody knows: a bent pipe that asks, and its drop. */
export const question: Sign = (art, ink) => {
  art.stroke('M24 32C24 6 72 6 72 32C72 50 48 46 48 62', ink, 15, { cap: 'butt' })
  art.fill('M12 32H36V40H12ZM36 58H60V66H36Z', ink)
  art.fill(softDrop(48, 86, 8, 2), ink)
}
