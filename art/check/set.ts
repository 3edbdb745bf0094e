/** The system's rules for the pictures together, a line for each broken one. */
import { gzipSync } from 'node:zlib'
import type { Group, Scene } from '@/art/kit/scene'
import type { Background } from '@/art/kit/system'
import type { RoutePath } from '@/lib/routes'

/** In how many columns the page sets a group's cards, at one width or another. */
const COLUMNS: Readonly<Record<string, readonly number[]>> = {
  services: [1, 2, 3],
  drains: [1, 2, 3],
  pests: [1, 2],
}

/** Rules about the pictures together: no name twice, neighbours on different backgrounds. */
export function checkSet(scenes: readonly Scene[]): string[] {
  const names = scenes.map(({ name }) => name)
  const twice = names.filter((name, i) => names.indexOf(name) !== i)
  return [
    ...twice.map((name) => `${name}: two scenes have this name`),
    ...Object.entries(COLUMNS).flatMap(([group, counts]) => {
      const cards = scenes.filter((scene) => scene.group === group)
      return counts.flatMap((columns) => checkNeighbours(group, cards, columns))
    }),
  ]
}

export function checkNeighbours(
  group: string,
  cards: readonly { name: string; background: Background }[],
  columns: number,
): string[] {
  const problems: string[] = []
  cards.forEach((card, i) => {
    const right = (i + 1) % columns === 0 ? undefined : cards[i + 1]
    for (const neighbour of [right, cards[i + columns]]) {
      if (neighbour?.background === card.background) {
        problems.push(
          `${group}: ${card.name} and ${neighbour.name} both stand on ${card.background}, side by side in ${columns} columns`,
        )
      }
    }
  })
  return problems
}

/** What a picture may weigh on its way, in bytes. */
const BUDGET = { card: 30_000, signs: 3_000, aboveTheFold: 8_500, page: 180_000 } as const

/** The bytes that are sent for an SVG: any host compresses it. */
export function sentBytes(svg: string): number {
  return gzipSync(svg, { level: 9 }).length
}

/** A picture as it is sent. */
export type Weight = {
  name: string
  group: Group
  bytes: number
}

/** What a phone loads on each page; the last name is the way to the other page. */
export const onPages: Readonly<
  Record<RoutePath, (picture: Pick<Weight, 'name' | 'group'>) => boolean>
> = {
  '/': ({ name, group }) =>
    ['services', 'pests', 'map', 'textures', 'sheets'].includes(group) ||
    [
      'hero-dedetizacao',
      'hero-dedetizacao-insetos',
      'comprovante',
      'sinais-dedetizacao',
      'barata-e-agua',
    ].includes(name),
  '/desentupimento': ({ name, group }) =>
    ['drains', 'map', 'textures', 'sheets'].includes(group) ||
    ['hero-desentupimento', 'sinais-desentupimento', 'barata-e-agua'].includes(name),
}

/** The picture in whose place the one of this name is fetched at night. */
const dayOf = (name: string) => name.replace('-noite', '')

export function checkBudget(weights: readonly Weight[]): string[] {
  const problems: string[] = []
  const tell = (what: string, bytes: number, most: number) => {
    if (bytes > most) problems.push(`${what}: ${bytes} bytes, at most ${most}`)
  }
  for (const { name, group, bytes } of weights) {
    if (['services', 'drains', 'pests'].includes(group)) tell(name, bytes, BUDGET.card)
    if (group === 'signs') tell(name, bytes, BUDGET.signs)
    if (group === 'heroes') tell(name, bytes, BUDGET.aboveTheFold)
    const day = weights.find((weight) => weight.name === dayOf(name))
    if (day && day.bytes < bytes) problems.push(`${name}: ${bytes} bytes, by day ${day.bytes}`)
  }
  for (const [page, isOn] of Object.entries(onPages)) {
    const sum = weights.filter(isOn).reduce((total, { bytes }) => total + bytes, 0)
    tell(`pictures of ${page} on a phone`, sum, BUDGET.page)
  }
  return problems
}
