import { mkdirSync, writeFileSync } from 'node:fs'
import { routes } from '@/lib/routes'
import { writeBaseline } from './bench/baseline'
import { type Audit, grade, measure } from './bench/lighthouse'
import {
  bytesBeforeLoad,
  countClicks,
  launchPhone,
  MENU_MOMENTS,
  openMenu,
  thereAndBack,
} from './bench/phone'
import { addressOf, serve } from './hosting/server'
import { ensureBrowser, run } from './shared/set-up.mjs'
import { printTable } from './shared/table'

/*
 * Measures the finished site against the same pages without any script, and in use on a phone. The
 * machine's mood changes from minute to minute, so every round measures all there is to compare, one
 * after the other, and medians are taken over the rounds.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 9)
/** Of the page in use, where the bounds are wide. */
const ROUNDS_IN_USE = Math.min(ROUNDS, 3)
const PAGES = routes.map(({ path }) => path)
/** Milliseconds within which what happens feels like the answer to a tap. */
const INSTANT = 200
const BASELINE = '.next/baseline'
const REPORT = 'reports/bench.json'

type Row = {
  page: string
  figure: string
  /** One for each round, in the unit of the figure. */
  site: number[]
  /** The same of the page without scripts, where the bound is a ratio to it. */
  baseline?: number[]
  bound: { most?: number; least?: number; ratio?: number }
}

/** The bounds of the load: how often the figure of the same page without scripts, or a fixed figure. */
const LOAD = {
  FCP: { ratio: 1.1 },
  LCP: { ratio: 1.1 },
  'Speed Index': { ratio: 1.1 },
  TBT: { most: 10 },
  CLS: { most: 0 },
  'main thread': { ratio: 1.2 },
  performance: { least: 100 },
  'bytes before load': { ratio: 1.05, most: 150_000 },
} as const satisfies Record<Audit | 'performance' | 'bytes before load', Row['bound']>

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

function ratioOf({ site, baseline }: Row): number | undefined {
  const compared = baseline && median(baseline)
  return compared ? median(site) / compared : undefined
}

function isKept(row: Row): boolean {
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY, ratio } = row.bound
  const value = median(row.site)
  const isInRatio = ratio === undefined || (ratioOf(row) ?? Number.NaN) <= ratio
  return value <= most && value >= least && isInRatio
}

/** The load, by Lighthouse, in one interleaved run. */
async function measureLoad(site: string, baseline: string): Promise<Row[]> {
  const figures = Object.keys(LOAD) as (keyof typeof LOAD)[]
  const rows = PAGES.flatMap((page) =>
    figures.map((figure) => ({
      page,
      figure,
      site: [] as number[],
      baseline: [] as number[],
      bound: LOAD[figure],
    })),
  )
  const browser = await launchPhone()
  try {
    for (let round = 1; round <= ROUNDS; round++) {
      // The two take turns at being first.
      for (const page of PAGES)
        for (const side of round % 2
          ? (['site', 'baseline'] as const)
          : (['baseline', 'site'] as const)) {
          const url = (side === 'site' ? site : baseline) + page
          const before = await bytesBeforeLoad(browser, url)
          const found = { ...(await measure(url)), 'bytes before load': before }
          for (const row of rows.filter((it) => it.page === page)) row[side].push(found[row.figure])
        }
      console.log(`round ${round} of ${ROUNDS}`)
    }
  } finally {
    await browser.close()
  }
  return rows
}

async function measureScores(site: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of PAGES)
    for (const [category, { score, lost }] of Object.entries(await grade(site + page)))
      rows.push({
        page,
        figure: [category, ...lost].join(' '),
        site: [score],
        bound: { least: 100 },
      })
  return rows
}

/** The page in use, with a CPU four times slower. */
async function measureUse(site: string, baseline: string): Promise<Row[]> {
  const rows: Row[] = []
  const add = (
    page: string,
    figure: string,
    value: number,
    bound: Row['bound'],
    ofBaseline?: number,
  ) => {
    let row = rows.find((it) => it.page === page && it.figure === figure)
    if (!row) {
      row = { page, figure, site: [], bound, ...(ofBaseline !== undefined && { baseline: [] }) }
      rows.push(row)
    }
    row.site.push(value)
    if (ofBaseline !== undefined) row.baseline?.push(ofBaseline)
  }
  const browser = await launchPhone()
  try {
    for (let round = 0; round < ROUNDS_IN_USE; round++)
      for (const page of PAGES) {
        const url = site + page
        for (const moment of MENU_MOMENTS) {
          // A tap before the bundles are there waits for them; it only must not be lost.
          const bound = moment === 'on arrival' ? {} : { most: INSTANT }
          add(page, `menu after a tap ${moment}`, await openMenu(browser, url, moment), bound)
        }
        const clicks = await countClicks(browser, url)
        add(page, 'chat clicks counted, of 3', clicks, { least: 3, most: 3 })
        const { there, back, kept } = await thereAndBack(browser, url)
        const plain = await thereAndBack(browser, baseline + page)
        // Chromium makes no page ready beforehand while tools like this one watch it: fetched, at most.
        add(page, 'to the other page', there, { ratio: 1.1 }, plain.there)
        add(page, 'back again', back, { most: INSTANT, ratio: 1.1 }, plain.back)
        add(page, 'kept for going back', Number(kept), { least: 1 })
      }
  } finally {
    await browser.close()
  }
  return rows
}

function number(value: number): string {
  return Math.abs(value) < 10 ? `${Math.round(value * 100) / 100}` : value.toFixed(0)
}

function spread(values: readonly number[] | undefined): string {
  if (!values) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)].map(number)
  return least === most ? number(median(values)) : `${number(median(values))} (${least}–${most})`
}

function boundText({ most, least, ratio }: Row['bound']): string {
  if (most !== undefined && most === least) return number(most)
  return [
    most !== undefined ? `≤ ${number(most)}` : '',
    least !== undefined ? `≥ ${number(least)}` : '',
    ratio !== undefined ? `≤ ${ratio} ×` : '',
  ]
    .filter(Boolean)
    .join(' and ')
}

process.env.CHROME_PATH = await ensureBrowser()
if (!run('npm', ['run', '--silent', 'build'])) process.exit(1)
writeBaseline('out', BASELINE)
const [site, baseline] = [await serve('out', 0), await serve(BASELINE, 0)]
try {
  const rows = [
    ...(await measureScores(addressOf(site))),
    ...(await measureUse(addressOf(site), addressOf(baseline))),
    ...(await measureLoad(addressOf(site), addressOf(baseline))),
  ]
  printTable([
    ['page', 'figure', 'site (spread)', 'compared with', 'ratio', 'bound', ''],
    ...rows.map((row) => [
      row.page,
      row.figure,
      spread(row.site),
      spread(row.baseline),
      ratioOf(row)?.toFixed(2) ?? '',
      boundText(row.bound),
      isKept(row) ? 'ok' : 'PAST IT',
    ]),
  ])
  mkdirSync('reports', { recursive: true })
  const results = rows.map((row) => ({ ...row, ratio: ratioOf(row), ok: isKept(row) }))
  writeFileSync(REPORT, `${JSON.stringify(results, null, 2)}\n`)
  console.log(`\nEvery round is in ${REPORT}.`)
  if (!rows.every(isKept)) process.exitCode = 1
} finally {
  site.close()
  baseline.close()
}
