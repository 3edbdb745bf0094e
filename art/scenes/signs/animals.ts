/** Animals as signs: few parts, legs as lines, and narrow gaps where one part ends. */
import { points } from '@/art/kit/points'
import { box, capsule, ellipse } from '@/art/kit/shapes'
import { pairs, type Sign } from './sheet'

/** From above: long antennae, and the shield before the wings, whose seam runs to one side. */
export const cockroach: Sign = (art, ink) => {
  art.stroke('M43 17C37 4 21 2 9 18M53 17C59 4 75 2 87 18', ink, 3.4)
  pairs(art, ink, 4.6, [
    points('60,33 74,33 83,25'),
    points('62,48 79,54 89,49'),
    points('60,62 75,74 81,90'),
  ])
  art.fill(ellipse(48, 18, 8, 6), ink)
  art.fill('M29 34C29 25 37 20 48 20S67 25 67 34C67 38 60 40 48 40S29 38 29 34Z', ink)
  const seam = 'M44.5 43.6C51 55 53.5 68 53.2 82C56.5 68 54.5 54 48 43.5Z'
  art.fill(
    `M28 40C34 42.4 40 43.6 48 43.6S62 42.4 68 40C72 60 64 84 48 91.5C32 84 24 60 28 40Z${seam}`,
    ink,
    { rule: 'evenodd' },
  )
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
  art.fill(
    'M60 24C67 20 70 10 62 4.5C62 9 61 11.5 59 14C56 11.5 55 9 56 4.5C48 8 48 19 54 24Z',
    ink,
  )
  art.fill('M18 24C11 20 8 9 16 3C16 8 17 11 19 14C22 11 23 8 22 3C30 7 30 19 24 24Z', ink)
  art.fill('M27 40C27 30 32 26 39 26S51 30 51 40C51 54 48 65 44 72H34C30 65 27 54 27 40Z', ink)
  const tail: readonly (readonly [number, number, number])[] = [
    [40, 75, 6.5],
    [46, 84, 6.5],
    [57, 86, 6.5],
    [68, 85.5, 6.2],
    [78, 81, 6],
  ]
  art.fill(tail.map(([x, y, r]) => ellipse(x, y, r)).join(''), ink)
  art.fill('M76 76C73 71 75 66 80 64C82 59 80 54 74 51C85 50 93 59 90 70C88 77 80 80 76 76Z', ink)
}

/** From above: eight long legs, two parts. */
export const spider: Sign = (art, ink) => {
  pairs(art, ink, 4.4, [
    points('52,34 64,20 67,6.4'),
    points('54,37 73,31 86,16'),
    points('54,41 75,48 89,64'),
    points('52,44 67,61 71,88.6'),
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
  art.fill('M46 20C36 17 35 10 45 4.5C44 9 45 12 48 15C51 12 52 9 51 4.5C61 10 60 17 50 20Z', ink)
  art.fill('M48 16C57 16 62 21 62 28S56 40 48 40S34 35 34 28S39 16 48 16Z', ink)
  art.fill('M40 43H56V57H40Z', ink)
  art.fill('M39 60Q48 63 57 60C62 63 64 68 64 73Q48 78 32 73C32 68 34 63 39 60Z', ink)
  art.fill('M32 76Q48 81 64 76C63 86 57 91 48 92C39 91 33 86 32 76Z', ink)
}

/** From the side, nose to the left. */
export const rat: Sign = (art, ink) => {
  art.stroke('M77 73C89 75 93.5 66 89.8 55C87 46 84 34 90 23', ink, 4.6)
  art.fill(
    'M5 63C10 53 20 46 29 41C26 31 31 23 40 23C46 23 50 26 52 32C71 23 89 42 86 68C85 75 80 79 74 79H24' +
      `C16 77 10 73 6 68C4 66 4 65 5 63Z${ellipse(22, 58, 2.9)}M56 79C48 64 58 48 75 52C62 53 54 64 60 79Z`,
    ink,
    { rule: 'evenodd' },
  )
  art.fill(capsule([28, 80], [41, 80], 3.6, 3.6) + capsule([57, 80], [75, 80], 3.6, 3.6), ink)
}

/** From the side, head to the left: a high, narrow back, and the hind leg that it leaps with. */
export const flea: Sign = (art, ink) => {
  art.stroke('M26 52L17 63L23 74L11 80M38 58L29 70L36 81L24 88M12 47L9 56', ink, 4.4)
  art.stroke('M60 56L48 72M74 65L66 84L86 90', ink, 5)
  art.stroke('M48 72L74 65', ink, 8)
  const rings = [
    'M30 23C36 33 36 46 31 56C39 46 40 33 33.5 21Z',
    'M45 16.5C52 28 52 46 46 60C54.5 47 56 29 48.8 16Z',
    'M61 17C67 28 67 44 61 58C69 45 70 29 64.5 18Z',
  ].join('')
  art.fill(
    `M10 44C10 37 15 32 21 30C29 18 43 12 56 15C77 19 92 31 91 45C90 56 76 61 58 62C42 63 26 58 16 52C12 50 10 47 10 44Z${ellipse(20, 40, 2.6)}${rings}`,
    ink,
    { rule: 'evenodd' },
  )
}

/** From above: elbowed antennae, a narrow waist, legs from the middle part. */
export const ant: Sign = (art, ink) => {
  pairs(art, ink, 4.2, [points('53,18 65,15.5 75,5')])
  pairs(art, ink, 4.6, [
    points('52,40 69,34 79,22'),
    points('53,45 75,45 89,53'),
    points('52,50 68,59 77,83'),
  ])
  art.fill('M46 16C40 14 40 8 44 4C45 8 46 10 48 11C50 10 51 8 52 4C56 8 56 14 50 16Z', ink)
  art.fill('M48 11C57 11 62 17 62 23S56 34 48 34S34 29 34 23S39 11 48 11Z', ink)
  art.fill(ellipse(48, 45, 7.5, 11) + ellipse(48, 58.5, 3.6), ink)
  art.fill('M41 62Q48 59 55 62C60 64 63 68 64 73Q48 78 32 73C33 68 36 64 41 62Z', ink)
  art.fill('M32 76Q48 81 64 76C63 85 57 92 48 92S33 85 32 76Z', ink)
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
