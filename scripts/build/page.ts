import { contentSecurityPolicy, hashSource } from '@/lib/content-security-policy'

/** Scripts of this project in Next's export; the rest is Next's runtime. */
const OWN_SCRIPT = /\sdata-own=|\stype="(?:application\/ld\+json|speculationrules)"/

/** Structured data, which no browser runs, needs no hash. */
const DATA = 'type="application/ld+json"'

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs

/** Links that fetch Next's runtime, and one to the host that the browser is connected to. */
const RUNTIME_LINK = /<link\b[^>]*(?:\sas="script"|\srel="preconnect" href="\/")[^>]*>/g

/**
 * Tags for X, which reads `og:` where it finds no tag of its own
 * (https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started).
 */
const X_META = /<meta name="twitter:(?!card")[^>]*>/g

/** React escapes quotation marks in texts and values, so this is a tag's own. */
const REFUSED_BY_POLICY = /<style\b|\s(?:style|on\w+)="|<script\b[^>]*\ssrc="(?!\/_next\/static\/)/

const CHARSET = /<meta charset="[^"]+"\/?>/i
const STYLE_SHEET = /<link rel="stylesheet"/

/**
 * Turns a page of Next's export into the published page: complete as HTML and CSS, without Next's runtime,
 * with its own policy. The loader comes before the style sheet, because a script behind a style sheet waits
 * for it.
 * @param file name of the page, for messages
 * @param loader source of the script that every page runs
 * @throws when the page is not as expected; better no page than a broken one
 */
export function finishPage(
  exported: string,
  { file, loader, analytics }: { file: string; loader: string; analytics: boolean },
): { html: string; scriptHashes: string[] } {
  const [refused] = REFUSED_BY_POLICY.exec(exported) ?? []
  if (refused) throw new Error(`${file}: the policy refuses ${refused}`)

  const html = exported
    .replace(SCRIPT, (script, attributes: string) => (OWN_SCRIPT.test(attributes) ? script : ''))
    .replace(RUNTIME_LINK, '')
    .replace(X_META, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(STYLE_SHEET, (link) => `<script data-own="loader">${loader}</script>${link}`)
  const scriptHashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !attributes.includes(DATA))
    .map(([, , text = '']) => hashSource(text))
  const policy = contentSecurityPolicy({ scriptHashes, frameAncestors: false, analytics })
  const [charset] = CHARSET.exec(html) ?? []
  // A policy governs what comes after it.
  if (!charset || html.indexOf(charset) > html.indexOf('<script data-own="loader">'))
    throw new Error(`${file}: <meta charset> and a style sheet were expected, in this order`)
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return { html: html.replace(charset, charset + meta), scriptHashes }
}
