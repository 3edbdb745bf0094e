import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { blockingTime, type TraceEvent } from './trace'

/** Times in milliseconds, layout shift without a unit. */
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  'layout shift': 'cumulative-layout-shift',
  'main thread': 'mainthread-work-breakdown',
} as const

/** Slow 4G and a slow processor: worked out from a fast load, or put on the browser. */
export const THROTTLING = { simulated: 'simulate', applied: 'devtools' } as const
export type Throttling = keyof typeof THROTTLING

export type LoadFigure = keyof typeof AUDITS | 'blocking' | 'score' | 'kB' | 'requests'

export const CHROME_FLAGS = [
  // Containers have little of the memory that its processes would share.
  '--disable-dev-shm-usage',
  // Chromium's sandbox refuses to run as root, as in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Milliseconds without a request or a task that end a load; Lighthouse waits five times as long itself, and
 * always where it applies the throttling.
 */
const QUIET = 1000
const SETTINGS = {
  logLevel: 'error',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: QUIET,
  pauseAfterLoadMs: QUIET,
  networkQuietThresholdMs: QUIET,
  cpuQuietThresholdMs: QUIET,
} as const

/** @param again how often a run is repeated whose trace Chromium spoilt: now and then one has no start */
async function run(
  url: string,
  onlyCategories: string[],
  throttling: Throttling = 'simulated',
  again = 2,
): Promise<RunnerResult> {
  // A new browser each time: no cache, no warm process and no code cache from the run before.
  const chrome = await launch({
    // The certificate of the server here was signed by nobody.
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...CHROME_FLAGS],
  })
  try {
    const throttlingMethod = THROTTLING[throttling]
    const flags = { ...SETTINGS, port: chrome.port, onlyCategories, throttlingMethod }
    const result = await lighthouse(url, flags)
    if (result?.lhr.runtimeError && again > 0)
      return await run(url, onlyCategories, throttling, again - 1)
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`)
    return result
  } finally {
    chrome.kill()
  }
}

/** What the first visit fetches; what it stores ahead for later has the lowest priority. */
function transfers({ lhr }: RunnerResult): { transferSize: number }[] {
  const { details } = lhr.audits['network-requests'] ?? {}
  if (details?.type !== 'table') throw new Error('Lighthouse lists no requests')
  return details.items
    .filter(({ priority }) => priority !== 'VeryLow')
    .map(({ transferSize }) => ({ transferSize: Number(transferSize) }))
}

/** One load on Lighthouse's phone. Blocking, which is processor time, only of an unslowed processor. */
export async function measure(
  url: string,
  throttling: Throttling,
): Promise<Partial<Record<LoadFigure, number>>> {
  const result = await run(url, ['performance'], throttling)
  const { audits, categories } = result.lhr
  const values = Object.entries(AUDITS).map(([figure, id]) => {
    const { numericValue } = audits[id] ?? {}
    if (numericValue === undefined) throw new Error(`Lighthouse gave no ${figure} for ${url}`)
    return [figure, numericValue]
  })
  const times: Partial<Record<LoadFigure, number>> = Object.fromEntries(values)
  // Of the clock alone: what is no time is the same in both.
  if (throttling === 'applied') {
    const { 'main thread': _, ...ofTheClock } = times
    return ofTheClock
  }
  const sizes = transfers(result)
  return {
    ...times,
    blocking: blockingTime(result.artifacts.Trace.traceEvents as TraceEvent[]),
    score: (categories.performance?.score ?? 0) * 100,
    kB: sizes.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    requests: sizes.length,
  }
}

type Grade = { score: number; lost: string[] }

/** The scores that do not depend on time, 0 to 100, and what cost points. */
export async function grade(url: string): Promise<Record<string, Grade>> {
  const { categories, audits } = (await run(url, ['accessibility', 'best-practices', 'seo'])).lhr
  return Object.fromEntries(
    Object.values(categories).map(({ id, score, auditRefs }) => {
      const lost = auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
      return [id, { score: (score ?? 0) * 100, lost: lost.map((ref) => ref.id) }]
    }),
  )
}
