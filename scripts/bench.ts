import './shared/node-version.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { routes } from '@/lib/routes'
import { writeBaseline } from './bench/baseline'
import { type Audit, grade, measure } from './bench/lighthouse'
import * as phone from './bench/phone'
import { addressOf, serve } from './hosting/server'
import { ensureBrowser, run } from './shared/set-up.mjs'
import { printTable } from './shared/table'

/*
 * Measures the finished site against its script-free baseline, and in use on a phone. A machine is faster
 * in one minute than in the next, so every round measures all that is compared, one after the other, and
 * medians are taken over the rounds.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 9)
/** Of the page in use, where the bounds are wide. */
const ROUNDS_IN_USE = Math.min(ROUNDS, 3)
/** Milliseconds within which an effect feels like the answer to a tap. */
const INSTANT = 200
const BASELINE = '.next/baseline'
const REPORT = 'reports/bench.json'

type Bound = { most?: number; least?: number; ratio?: number }
type Row = {
  page: string
  figure: string
  bound: Bound
  /** One for each round, in the unit of the figure. */
  site: number[]
  /** The same of the baseline, where the bound is a ratio to it. */
  baseline: number[]
}

/** The bounds of the load: a ratio to the baseline, or a fixed figure. */
const LOAD: Record<Audit | 'performance' | 'bytes before load', Bound> = {
  FCP: { ratio: 1.1 },
  LCP: { ratio: 1.1 },
  'Speed Index': { ratio: 1.1 },
  TBT: { most: 10 },
  CLS: { most: 0 },
  'main thread': { ratio: 1.2 },
  performance: { least: 100 },
  'bytes before load': { ratio: 1.05, most: 150_000 },
}

const rows: Row[] = []

function add(page: string, figure: string, bound: Bound, values: Partial<Record<Side, number>>) {
  let row = rows.find((it) => it.page === page && it.figure === figure)
  if (!row) {
    row = { page, figure, bound, site: [], baseline: [] }
    rows.push(row)
  }
  for (const [side, value] of Object.entries(values)) row[side as Side].push(value)
}

const SIDES = ['site', 'baseline'] as const
type Side = (typeof SIDES)[number]
type Origins = Record<Side, string>
type Phone = Awaited<ReturnType<typeof phone.launch>>

/** The scores that do not depend on time. */
async function measureScores({ site }: Origins): Promise<void> {
  for (const { path } of routes)
    for (const [category, { score, lost }] of Object.entries(await grade(site + path)))
      add(path, [category, ...lost].join(' '), { least: 100 }, { site: score })
}

/** The page in use, with a CPU four times slower. */
async function measureUse(browser: Phone, { site, baseline }: Origins, page: string) {
  const url = site + page
  for (const moment of phone.MENU_MOMENTS) {
    // A tap before the bundles are there waits for them; it only must not be lost.
    const bound = moment === 'on arrival' ? {} : { most: INSTANT }
    const shown = await phone.openMenu(browser, url, moment)
    add(page, `menu after a tap ${moment}`, bound, { site: shown })
  }
  const clicks = await phone.countClicks(browser, url)
  add(page, 'chat clicks counted, of 3', { least: 3, most: 3 }, { site: clicks })
  const ours = await phone.thereAndBack(browser, url)
  const plain = await phone.thereAndBack(browser, baseline + page)
  // Chromium prerenders nothing while a tool like this one is attached: it prefetches, at most.
  const there = { site: ours.there, baseline: plain.there }
  add(page, 'to the other page', { ratio: 1.1 }, there)
  const back = { site: ours.back, baseline: plain.back }
  add(page, 'back again', { most: INSTANT, ratio: 1.1 }, back)
  add(page, 'kept for going back', { least: 1 }, { site: Number(ours.kept) })
}

/** The load by Lighthouse, of the site and of its baseline. */
async function measureLoad(browser: Phone, origins: Origins, page: string, sides: readonly Side[]) {
  for (const side of sides) {
    const url = origins[side] + page
    const bytes = await phone.bytesBeforeLoad(browser, url)
    const found = { ...(await measure(url)), 'bytes before load': bytes }
    for (const figure of Object.keys(LOAD) as (keyof typeof LOAD)[])
      add(page, figure, LOAD[figure], { [side]: found[figure] })
  }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)
  return (low + high) / 2
}

function ratioOf({ site, baseline }: Row): number | undefined {
  const compared = median(baseline)
  return compared ? median(site) / compared : undefined
}

function isKept(row: Row): boolean {
  const { most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY, ratio } = row.bound
  const value = median(row.site)
  const isInRatio = ratio === undefined || (ratioOf(row) ?? Number.NaN) <= ratio
  return value <= most && value >= least && isInRatio
}

function number(value: number): string {
  return Math.abs(value) < 10 ? `${Math.round(value * 100) / 100}` : value.toFixed(0)
}

function spread(values: readonly number[]): string {
  if (values.length === 0) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)].map(number)
  return least === most ? number(median(values)) : `${number(median(values))} (${least}–${most})`
}

function boundText({ most, least, ratio }: Bound): string {
  const parts = [
    most === undefined ? '' : `≤ ${number(most)}`,
    least === undefined ? '' : `≥ ${number(least)}`,
    ratio === undefined ? '' : `≤ ${ratio} ×`,
  ]
  return parts.filter(Boolean).join(' and ')
}

process.env.CHROME_PATH = await ensureBrowser()
if (!run('npm', ['run', '--silent', 'build'])) process.exit(1)
writeBaseline('out', BASELINE)
const servers = [await serve('out', 0), await serve(BASELINE, 0)] as const
const origins = { site: addressOf(servers[0]), baseline: addressOf(servers[1]) }
const browser = await phone.launch()
try {
  await measureScores(origins)
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { path } of routes) {
      if (round <= ROUNDS_IN_USE) await measureUse(browser, origins, path)
      // The two take turns at being first.
      await measureLoad(browser, origins, path, round % 2 ? SIDES : SIDES.toReversed())
    }
    console.log(`round ${round} of ${ROUNDS}`)
  }
  printTable([
    ['page', 'figure', 'site (spread)', 'baseline', 'ratio', 'bound', ''],
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
  await browser.close()
  for (const server of servers) server.close()
}
