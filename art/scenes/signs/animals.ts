/** Animals as signs: few parts, legs as lines, and narrow gaps where one part ends. */
import { points } from '@/art/kit/points'
import { box, capsule, ellipse } from '@/art/kit/shapes'
import { pairs, type Sign } from './sheet'

/** From above: long antennae, the shield before the folded wings, of which one lies on the other. */
export const cockroach: Sign = (art, ink) => {
  art.stroke('M43 17C37 4 21 2 9 18M53 17C59 4 75 2 87 18', ink, 3.4)
  pairs(art, ink, 4.6, [
    points('60,33 74,33 83,25'),
    points('62,48 79,54 89,49'),
    points('60,62 75,74 81,90'),
  ])
  art.fill(ellipse(48, 18, 8, 6), ink)
  art.fill('M29 34C29 25 37 20 48 20S67 25 67 34C67 38 60 40 48 40S29 38 29 34Z', ink)
  art.fill('M46 43C39 43 33 42 28 40C25 58 32 84 47 91C51 87 53 79 53 71C53 60 50 52 46 43Z', ink)
  art.fill('M50 43C57 43 63 42 68 40C71 56 65 78 54 88C55 84 56 77 56 71C56 60 53 51 50 43Z', ink)
}

/** From above, head up; the tail rolls to the right. */
export const scorpion: Sign = (art, ink) => {
  pairs(
    art,
    ink,
    4.2,
    [
      points('44,38 60,35 68,28'),
      points('44,45 62,44 71,41'),
      points('44,51 61,53 70,56'),
      points('44,56 57,62 64,71'),
    ],
    39,
  )
  pairs(art, ink, 6.4, [points('44,33 56,28 59,18')], 39)
  art.fill('M60 24C67 20 70 9 62 3C62 8 61 11 59 14C56 11 55 8 56 3C48 7 48 19 54 24Z', ink)
  art.fill('M18 24C11 20 8 9 16 3C16 8 17 11 19 14C22 11 23 8 22 3C30 7 30 19 24 24Z', ink)
  art.fill('M27 40C27 30 32 26 39 26S51 30 51 40C51 54 48 65 44 72H34C30 65 27 54 27 40Z', ink)
  const tail: readonly (readonly [number, number, number])[] = [
    [40, 75, 6.5],
    [46, 84, 6.5],
    [57, 87, 6.5],
    [68, 86.5, 6.2],
    [78, 81, 6],
  ]
  art.fill(tail.map(([x, y, r]) => ellipse(x, y, r)).join(''), ink)
  art.fill('M76 76C73 71 75 66 80 64C82 59 80 54 74 51C85 50 93 59 90 70C88 77 80 80 76 76Z', ink)
}

/** From above: eight long legs, two parts. */
export const spider: Sign = (art, ink) => {
  pairs(art, ink, 4.4, [
    points('52,34 64,20 67,5'),
    points('54,37 73,31 86,16'),
    points('54,41 75,48 89,64'),
    points('52,44 67,61 71,90'),
  ])
  art.fill(ellipse(48, 36, 10.5, 11), ink)
  art.fill('M48 45C58 48 63 56 63 65S57 86 48 86S33 74 33 65S38 48 48 45Z', ink)
}

/** A soldier from above: the big head with its sabres, beaded antennae, a broad waist. */
export const termite: Sign = (art, ink) => {
  art.stroke('M62 18C67 11 74 9 84 9M34 18C29 11 22 9 12 9', ink, 4.4, { dash: '0 5.6' })
  pairs(art, ink, 4.6, [
    points('54,44 69,38 75,28'),
    points('55,50 75,52 86,46'),
    points('54,56 69,66 77,81'),
  ])
  art.fill('M46 20C36 17 35 9 45 3C44 8 45 12 48 15C51 12 52 8 51 3C61 9 60 17 50 20Z', ink)
  art.fill('M48 16C57 16 62 21 62 28S56 40 48 40S34 35 34 28S39 16 48 16Z', ink)
  art.fill('M40 43H56V57H40Z', ink)
  art.fill('M39 60Q48 63 57 60C62 63 64 68 64 73Q48 78 32 73C32 68 34 63 39 60Z', ink)
  art.fill('M32 76Q48 81 64 76C63 86 57 92 48 93C39 92 33 86 32 76Z', ink)
}

/** From the side, nose to the left. */
export const rat: Sign = (art, ink) => {
  art.stroke('M76 69C86 70 91 63 88 54C85 46 83 36 91 28', ink, 4.6)
  art.fill(
    'M5 61C10 52 20 46 29 42C28 33 33 28 40 28C46 28 50 31 51 35C68 29 85 45 81 66C80 71 77 74 72 74H22' +
      `C15 72 10 69 6 66C4 65 4 63 5 61Z${ellipse(22, 56, 2.8)}`,
    ink,
    { rule: 'evenodd' },
  )
  art.fill(capsule([29, 75], [40, 75], 3.5, 3.5) + capsule([59, 75], [74, 75], 3.5, 3.5), ink)
}

/** On the parapet of a building, facing left. */
export const pigeon: Sign = (art, ink) => {
  art.fill(
    'M22 16C23 9 28 5 34 5C41 5 45 10 45 17C45 23 48 27 53 31L91 55L87 63L72 59C67 65 59 68 49 68C34 68 24 60 24 47' +
      `C24 39 27 34 26 27L23 23L13 22Z${ellipse(33, 15, 2.8)}M38 40C42 54 55 58 73 56C56 62 39 57 38 40Z`,
    ink,
    { rule: 'evenodd' },
  )
  art.stroke('M45 66V75M55 66V75', ink, 4, { cap: 'butt' })
  const panes = [18.5, 42.5, 66.5].map((x) => box(x, 82.5, 11, 7.5)).join('')
  art.fill(`M7 74H89V80H84V93H12V80H7Z${panes}`, ink, { rule: 'evenodd' })
}
