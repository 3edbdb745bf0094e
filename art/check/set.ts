/** The system's rules for the pictures together, a line for each broken one. */
import { gzipSync } from 'node:zlib'
import type { Group, Scene } from '../kit/scene'
import type { Ground } from '../kit/system'

/** Every picture that a page asks for, in the page's order where it has one. */
const EXPECTED: Readonly<Partial<Record<Group, readonly string[]>>> = {
  services: [
    'descupinizacao',
    'dedetizacao',
    'desratizacao',
    'limpeza-de-caixas-dagua',
    'sanitizacao',
    'pragas-urbanas',
    'limpeza-de-forro',
    'controle-de-escorpiao',
    'controle-de-aranha',
  ],
  drains: ['ralo', 'vaso', 'fossa', 'esgoto', 'caixa-de-gordura', 'calha', 'cano', 'tubulacao'],
  pests: ['escorpioes', 'baratas', 'cupins', 'pulgas', 'formigas', 'ratos'],
  heroes: [
    'hero-dedetizacao',
    'hero-dedetizacao-celular',
    'hero-desentupimento',
    'hero-desentupimento-celular',
  ],
  map: ['mapa'],
  pages: ['comprovante', 'pagina-nao-encontrada'],
  social: ['og-dedetizacao', 'og-desentupimento'],
  brand: ['marca', 'favicon', 'app-icon', 'app-icon-maskable'],
  material: [],
}

/** In how many columns the page sets a group's cards, at one width or another. */
const COLUMNS: Readonly<Partial<Record<Group, readonly number[]>>> = {
  services: [1, 2, 3],
  drains: [1, 2, 3, 4],
  pests: [1, 2, 3, 6],
}

/** Rules about the pictures together: none missing, none twice, neighbours on different grounds. */
export function checkSet(scenes: readonly Scene[]): string[] {
  const problems: string[] = []
  const names = scenes.map(({ name }) => name)
  for (const name of new Set(names.filter((name, i) => names.indexOf(name) !== i)))
    problems.push(`${name}: two scenes have this name`)
  for (const group of Object.keys(EXPECTED) as Group[]) {
    const have = scenes.filter((scene) => scene.group === group)
    const expected = EXPECTED[group] ?? []
    for (const name of expected) {
      if (!have.some((scene) => scene.name === name))
        problems.push(`${group}/${name}: the scene is missing`)
    }
    for (const columns of COLUMNS[group] ?? [])
      problems.push(...checkNeighbours(group, have, columns))
  }
  return problems
}

export function checkNeighbours(
  group: Group,
  cards: readonly { name: string; ground: Ground }[],
  columns: number,
): string[] {
  const problems: string[] = []
  cards.forEach((card, i) => {
    const right = (i + 1) % columns === 0 ? undefined : cards[i + 1]
    for (const neighbour of [right, cards[i + columns]]) {
      if (neighbour?.ground === card.ground) {
        problems.push(
          `${group}: ${card.name} and ${neighbour.name} both stand on ${card.ground}, side by side in ${columns} columns`,
        )
      }
    }
  })
  return problems
}

/** What a picture may weigh on its way, in bytes. */
const BUDGET = { card: 30_000, aboveTheFold: 40_000, page: 180_000 } as const

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
  Record<string, (picture: Pick<Weight, 'name' | 'group'>) => boolean>
> = {
  '/': ({ name, group }) =>
    ['services', 'pests', 'map', 'material'].includes(group) ||
    ['hero-dedetizacao-celular', 'comprovante', 'marca', 'ralo'].includes(name),
  '/desentupimento': ({ name, group }) =>
    ['drains', 'map', 'material'].includes(group) ||
    ['hero-desentupimento-celular', 'marca', 'baratas'].includes(name),
}

export function checkBudget(weights: readonly Weight[]): string[] {
  const problems: string[] = []
  const tell = (what: string, bytes: number, most: number) => {
    if (bytes > most) problems.push(`${what}: ${bytes} bytes, at most ${most}`)
  }
  for (const { name, group, bytes } of weights) {
    if (['services', 'drains', 'pests'].includes(group)) tell(name, bytes, BUDGET.card)
    if (group === 'heroes') tell(name, bytes, BUDGET.aboveTheFold)
  }
  for (const [page, isOn] of Object.entries(onPages)) {
    const sum = weights.filter(isOn).reduce((total, { bytes }) => total + bytes, 0)
    tell(`pictures of ${page} on a phone`, sum, BUDGET.page)
  }
  return problems
}
