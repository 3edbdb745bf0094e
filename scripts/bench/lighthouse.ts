import { launch } from 'chrome-launcher'
import lighthouse, { type Flags, type Result } from 'lighthouse'

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

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

/** @param again how often a trace that Chromium spoilt is taken anew; now and then one has no start */
async function run(url: string, categories: readonly Category[], again = 2): Promise<Result> {
  // A new browser each time: no cache, no warm process and no code cache from the run before.
  const chrome = await launch({ chromeFlags: ['--headless=new', ...CHROME_FLAGS] })
  try {
    const flags: Flags = {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    }
    const result = await lighthouse(url, flags)
    if (result?.lhr.runtimeError && again > 0) return await run(url, categories, again - 1)
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** One run on Lighthouse's phone; the performance score is 0 to 100. */
export async function measure(
  url: string,
): Promise<Record<Audit, number> & { performance: number }> {
  const { audits, categories } = await run(url, ['performance'])
  const value = (audit: Audit) => {
    const { numericValue } = audits[AUDITS[audit]] ?? {}
    if (numericValue === undefined) throw new Error(`Lighthouse gave no ${audit} for ${url}`)
    return numericValue
  }
  return {
    FCP: value('FCP'),
    LCP: value('LCP'),
    'Speed Index': value('Speed Index'),
    TBT: value('TBT'),
    CLS: value('CLS'),
    'main thread': value('main thread'),
    performance: (categories.performance?.score ?? 0) * 100,
  }
}

/** The scores that do not depend on time, 0 to 100, and what cost points. */
export async function grade(
  url: string,
): Promise<Record<string, { score: number; lost: string[] }>> {
  const { categories, audits } = await run(url, ['accessibility', 'best-practices', 'seo'])
  return Object.fromEntries(
    Object.values(categories).map(({ id, score, auditRefs }) => [
      id,
      {
        score: (score ?? 0) * 100,
        lost: auditRefs
          .filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1)
          .map((ref) => ref.id),
      },
    ]),
  )
}
