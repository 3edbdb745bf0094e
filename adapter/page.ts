import { JSDOM, VirtualConsole } from 'jsdom'
import { contentSecurityPolicy, hashSource } from '@/lib/content-security-policy'
import { placeStyles } from './styles'

/**
 * Elements to remove: Next's scripts and their preloads, its `next-size-adjust` tag, preconnects to
 * the site itself, and `twitter:` tags, because X falls back to `og:`
 * (https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started).
 */
const REMOVED = [
  'script:not([data-keep], [type="application/ld+json"], [type=speculationrules])',
  '[name=next-size-adjust]',
  'link[as=script]',
  'link[rel=preconnect][href="/"]',
  'meta[name^="twitter:"]:not([name="twitter:card"])',
].join()

/** Structured data, which no browser runs, needs no hash. */
const HASHED = 'script:not([type="application/ld+json"])'

/** The part of an element that the policy would refuse in the browser. */
function refusedPart({ localName, attributes }: Element): string | undefined {
  if (localName === 'style') return '<style>'
  const refused = [...attributes].find(
    ({ name, value }) =>
      /^(?:style|on\w+)$/.test(name) ||
      (localName === 'script' && name === 'src' && !value.startsWith('/_next/static/')),
  )
  return refused && `${refused.name}="${refused.value}"`
}

/**
 * Turns a page of Next's export into the published page: complete as HTML and CSS, without Next's runtime,
 * with its own policy and its styles in their places.
 * @param file name of the page, for messages
 * @param loader source of the script that every page runs
 * @param readStyle gives the text of a style sheet by its address
 * @throws when the page is not as expected; better no page than a broken one
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
  // Discards jsdom's warnings, because it logs every CSS rule that it cannot parse.
  const page = new JSDOM(exported, { virtualConsole: new VirtualConsole() })
  const { document, NodeFilter } = page.window
  const [refused] = [...document.querySelectorAll('*')].flatMap((each) => refusedPart(each) ?? [])
  if (refused) throw new Error(`${file}: the policy refuses ${refused}`)

  for (const each of document.querySelectorAll(REMOVED)) each.remove()
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT)
  for (let each = comments.nextNode(); each; each = comments.nextNode()) (each as Comment).remove()
  const charset = document.querySelector('[charset]')
  if (!charset) throw new Error(`${file}: <meta charset> was expected`)
  const style = placeStyles(document, file, readStyle)
  style.after(Object.assign(document.createElement('script'), { textContent: loader }))
  const hashOf = (element: Element) => hashSource(element.textContent ?? '')
  const scriptHashes = [...document.querySelectorAll(HASHED)].map(hashOf)
  const content = contentSecurityPolicy({ scriptHashes, styleHash: hashOf(style), analytics })
  // A policy governs what comes after it.
  const policy = { httpEquiv: 'Content-Security-Policy', content }
  charset.after(Object.assign(document.createElement('meta'), policy))
  return page.serialize()
}
