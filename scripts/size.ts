import './shared/node-version.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlFiles } from '@/lib/routes'
import { filesBelow } from './shared/files'
import { printTable } from './shared/table'
import { sum, type Weight, weighPage, weightOf } from './size/weigh'

const BUDGET = 'scripts/size/budget.json'

/** The bundles that no page lists: islands fetch them when they start. */
function weighLazyScripts(folder: string): Weight {
  const pages = htmlFiles.map((page) => readFileSync(join(folder, page), 'utf8')).join('')
  const lazy = filesBelow(folder).filter((path) => path.endsWith('.js') && !pages.includes(path))
  return sum(lazy.map((path) => weightOf(folder, path)))
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
/** The most bytes of brotli, by page and kind; those that are the same for all stand once. */
const budget: Record<string, Record<string, number>> = JSON.parse(readFileSync(BUDGET, 'utf8'))
const table = [['page', 'kind', 'raw kB', 'brotli kB', 'budget kB']]
const tooHeavy: string[] = []
const check = (page: string, kind: string, { raw, brotli }: Weight) => {
  const limit = budget[page]?.[kind] ?? budget['every page']?.[kind] ?? 0
  table.push([page, kind, ...[raw, brotli, limit].map(kilobytes)])
  if (brotli > limit) tooHeavy.push(`${page}: ${brotli} bytes of ${kind}, ${limit} are allowed`)
}
for (const page of htmlFiles)
  for (const [kind, weight] of Object.entries(weighPage('out', page))) check(page, kind, weight)
check('every page', 'lazy scripts', weighLazyScripts('out'))
printTable(table)
if (tooHeavy.length > 0) {
  console.error(`\n${tooHeavy.join('\n')}\nMake it lighter, or allow it in ${BUDGET}.`)
  process.exitCode = 1
}
