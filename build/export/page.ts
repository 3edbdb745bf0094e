import { JSDOM, VirtualConsole } from 'jsdom'
import { contentSecurityPolicy, hashSource } from './content-security-policy'
import { inlineFirstStyleSheet } from './styles'

/**
 * Elements to remove: Next's scripts and their preloads, its `next-size-adjust` tag, preconnects to
 * the site itself, and `twitter:` tags except `twitter:card`, because X falls back to `og:`
 * (https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started).
 */
const REMOVED_ELEMENTS = [
  'script:not([data-keep], [type="application/ld+json"], [type=speculationrules])',
  '[name=next-size-adjust]',
  'link[as=script]',
  'link[rel=preconnect][href="/"]',
  'meta[name^="twitter:"]:not([name="twitter:card"])',
].join()

/** Scripts that need a hash. Structured data needs none, because browsers do not run it. */
const HASHED_SCRIPTS = 'script:not([type="application/ld+json"])'

/** Returns the part of an element that the content security policy would block. */
function blockedPart({ localName, attributes }: Element): string | undefined {
  if (localName === 'style') return '<style>'
  const blocked = [...attributes].find(
    ({ name, value }) =>
      /^(?:style|on\w+)$/.test(name) ||
      (localName === 'script' && name === 'src' && !value.startsWith('/_next/static/')),
  )
  return blocked && `${blocked.name}="${blocked.value}"`
}

/**
 * Converts a page of Next's export to the published page: without Next's runtime, with the loader,
 * the content security policy, and the style sheets in place.
 * @param exported HTML of the exported page
 * @param file name of the page, for messages
 * @param loader source of the script that every page runs
 * @param readStyle returns the text of a style sheet by its URL
 * @param analytics whether the policy must allow Google Analytics
 * @throws if the policy would block an element, or the page has no charset, no section in
 * `<main>`, or not exactly two style sheets
 */
export function finishPage(
  exported: string,
  {
    file,
    loader,
    readStyle,
    analytics,
  }: {
    file: string
    loader: string
    readStyle: (href: string) => string
    analytics: boolean
  },
): string {
  // Discards jsdom's warnings, because jsdom logs every CSS rule that it cannot parse.
  const page = new JSDOM(exported, { virtualConsole: new VirtualConsole() })
  const { document, NodeFilter } = page.window
  const [blocked] = [...document.querySelectorAll('*')].flatMap(
    (element) => blockedPart(element) ?? [],
  )
  if (blocked) throw new Error(`${file}: the content security policy blocks ${blocked}`)

  for (const element of document.querySelectorAll(REMOVED_ELEMENTS)) element.remove()
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT)
  for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as Comment).remove()
  const charset = document.querySelector('[charset]')
  if (!charset) throw new Error(`${file}: <meta charset> is missing`)
  const style = inlineFirstStyleSheet(document, file, readStyle)
  style.after(Object.assign(document.createElement('script'), { textContent: loader }))
  const hashOf = (element: Element) => hashSource(element.textContent ?? '')
  const scriptHashes = [...document.querySelectorAll(HASHED_SCRIPTS)].map(hashOf)
  const content = contentSecurityPolicy({ scriptHashes, styleHash: hashOf(style), analytics })
  // Placed right after the charset, because a policy applies only to what follows it.
  const policy = { httpEquiv: 'Content-Security-Policy', content }
  charset.after(Object.assign(document.createElement('meta'), policy))
  return page.serialize()
}
