import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

/** Times in milliseconds, layout shift without a unit. */
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'Speed Index': 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'main thread': 'mainthread-work-breakdown',
} as const
export type Audit = keyof typeof AUDITS

/** Chromium's sandbox refuses to run as root, as in most containers. */
export const CHROME_FLAGS = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** @param again how often a run is repeated whose trace Chromium spoilt: now and then one has no start */
async function run(url: string, onlyCategories: string[], again = 2): Promise<Result> {
  // A new browser each time: no cache, no warm process and no code cache from the run before.
  const chrome = await launch({ chromeFlags: ['--headless=new', ...CHROME_FLAGS] })
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories })
    if (result?.lhr.runtimeError && again > 0) return await run(url, onlyCategories, again - 1)
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** One run on Lighthouse's phone; the performance score is 0 to 100. */
export async function measure(url: string): Promise<Record<Audit | 'performance', number>> {
  const { audits, categories } = await run(url, ['performance'])
  const values = Object.entries(AUDITS).map(([audit, id]) => {
    const { numericValue } = audits[id] ?? {}
    if (numericValue === undefined) throw new Error(`Lighthouse gave no ${audit} for ${url}`)
    return [audit, numericValue]
  })
  return {
    ...(Object.fromEntries(values) as Record<Audit, number>),
    performance: (categories.performance?.score ?? 0) * 100,
  }
}

type Grade = { score: number; lost: string[] }

/** The scores that do not depend on time, 0 to 100, and what cost points. */
export async function grade(url: string): Promise<Record<string, Grade>> {
  const { categories, audits } = await run(url, ['accessibility', 'best-practices', 'seo'])
  return Object.fromEntries(
    Object.values(categories).map(({ id, score, auditRefs }) => {
      const lost = auditRefs.filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
      return [id, { score: (score ?? 0) * 100, lost: lost.map((ref) => ref.id) }]
    }),
  )
}
