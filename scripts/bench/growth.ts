import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishHtml } from '../finish/html'
import { filesBelow } from '../finish/prune'
import { output } from '../output'

const TIMES = 10
const COPY = '.next/ten-times'
const PARTS = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
]
const PAGES = ['index.html', 'desentupimento.html'] as const

/** Bytes, uncompressed: what the build wrote, before any server's choice of compression. */
export type Weight = { html: number; scripts: number }

/** Module of the copy that repeats cards under names of their own. */
const REPEAT = `
const rounds = Array.from({ length: ${TIMES} }, (_, round) => (round ? \`-\${round}\` : ''))
const times = <T>(items: readonly T[], rename: (item: T, suffix: string) => T) =>
  rounds.flatMap((suffix) => items.map((item) => rename(item, suffix)))
export const cards = <T extends { slug: string }>(items: readonly T[]) =>
  times(items, (item, suffix) => ({ ...item, slug: item.slug + suffix }))
export const comments = <T extends { comment: string }>(items: readonly T[]) =>
  times(items, (item, suffix) => ({ ...item, comment: item.comment + suffix }))
`

/** Repeats the cards of the copy: services, pests and testimonials, each with a name of its own. */
function repeatCards(): void {
  const content = (name: string) => join(COPY, 'content', name)
  for (const name of ['home', 'drains', 'testimonials'])
    renameSync(content(`${name}.ts`), content(`${name}-once.ts`))
  writeFileSync(content('repeat.ts'), REPEAT)
  writeFileSync(
    content('home.ts'),
    `import { home as once } from './home-once'
import { cards } from './repeat'
import type { HomePage } from './schema'
export const home: HomePage = {
  ...once,
  services: { ...once.services, items: cards(once.services.items) },
  pests: { ...once.pests, items: cards(once.pests.items) },
}
`,
  )
  writeFileSync(
    content('drains.ts'),
    `import { drains as once } from './drains-once'
import { cards } from './repeat'
import type { Page } from './schema'
export const drains: Page = {
  ...once,
  services: { ...once.services, items: cards(once.services.items) },
}
`,
  )
  writeFileSync(
    content('testimonials.ts'),
    `import { comments } from './repeat'
import * as once from './testimonials-once'
export const homeTestimonials = comments(once.homeTestimonials)
export const drainsTestimonials = comments(once.drainsTestimonials)
`,
  )
  // The copies of a card show the same drawing.
  const manifest = join(COPY, 'lib/pictures.generated.json')
  const pictures: Record<string, unknown> = JSON.parse(readFileSync(manifest, 'utf8'))
  for (const [name, picture] of Object.entries(pictures))
    for (let round = 1; round < TIMES; round++) pictures[`${name}-${round}`] = picture
  writeFileSync(manifest, JSON.stringify(pictures))
}

function buildCopy(): Record<string, Weight> {
  output('npx', ['--no-install', 'next', 'build'], 'A copy of the site did not build', {
    cwd: COPY,
    // Every page holds the id of its build.
    env: { BUILD_ID: 'growth', NEXT_TELEMETRY_DISABLED: '1' },
  })

  const folder = join(COPY, '.next-export')
  const bundles = filesBelow(folder)
    .filter((path) => path.startsWith('_next/static/') && path.endsWith('.js'))
    .reduce((sum, path) => sum + readFileSync(join(folder, path)).length, 0)
  return Object.fromEntries(
    PAGES.map((page) => {
      const { html, state } = finishHtml(readFileSync(join(folder, page), 'utf8'), page)
      const scripts = bundles + Buffer.byteLength(state.text)
      return [page, { html: Buffer.byteLength(html), scripts }]
    }),
  )
}

/**
 * What each page weighs with the content as it is and with ten times the cards, after the finishing
 * step. Both come out of the same folder, whose name is part of Next's module ids, and Next builds
 * them directly, as the checks of `npm run build` are about the real content.
 * @throws when a copy does not build
 */
export function weighTenTimes(): Record<string, { once: Weight; tenTimes: Weight }> {
  rmSync(COPY, { recursive: true, force: true })
  for (const part of PARTS) cpSync(part, join(COPY, part), { recursive: true })
  const once = buildCopy()
  repeatCards()
  const tenTimes = buildCopy()
  return Object.fromEntries(
    PAGES.flatMap((page) => {
      const [a, b] = [once[page], tenTimes[page]]
      return a && b ? [[page, { once: a, tenTimes: b }]] : []
    }),
  )
}
