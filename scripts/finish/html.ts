import { parse } from 'parse5'
import { contentSecurityPolicy, hashSource } from '@/lib/content-security-policy'
import { selfRatings } from '@/lib/structured-data'
import {
  attribute,
  type Element,
  elements,
  type Node,
  nodes,
  type Range,
  replaceRanges,
} from '@/scripts/shared/html'

export type FinishedPage = {
  html: string
  /** Hashes of the inline scripts that stay, for the policy in a header. */
  scriptHashes: string[]
  /** Whether the page allows the analytics tag. */
  analytics: boolean
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

/** Why the page's policy would refuse an element in the browser. */
function reasonToRefuse(element: Element): string | undefined {
  const src = element.tagName === 'script' ? attribute(element, 'src') : undefined
  const handler = element.attrs.find(({ name }) => name.startsWith('on'))
  if (attribute(element, 'style') !== undefined)
    return 'a style attribute, which the policy refuses'
  if (element.tagName === 'style') return 'an inline style, which the policy refuses'
  if (handler) return `an inline handler, ${handler.name}`
  if (src && !src.startsWith('/_next/static/')) return `a script from elsewhere, ${src}`
  return undefined
}

/** A script of this project (components/parts/inline-script.tsx, json-ld.tsx, frame/speculation-rules.tsx). */
function isOwnScript(element: Element): boolean {
  return (
    attribute(element, 'data-own') !== undefined ||
    ['application/ld+json', 'speculationrules'].includes(attribute(element, 'type') ?? '')
  )
}

/** What only Next's runtime needs: its scripts, links that fetch them, and React's comments. */
function isOfNextsRuntime(node: Node): boolean {
  if (node.nodeName === '#comment') return true
  if (!('tagName' in node)) return false
  if (node.tagName === 'script') return !isOwnScript(node)
  return (
    attribute(node, 'as') === 'script' ||
    // To the page's own host, which the browser is connected to.
    (attribute(node, 'rel') === 'preconnect' && attribute(node, 'href') === '/')
  )
}

/**
 * What Next says once more for X, which reads `og:` where it finds no tag of its own
 * (https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started).
 */
const isRepetition = (element: Element) =>
  element.tagName === 'meta' && /^twitter:(?!card$)/.test(attribute(element, 'name') ?? '')

function refuseSelfRatings(data: Element, file: string): void {
  const [rating] = selfRatings(JSON.parse(textOf(data)))
  if (rating)
    throw new Error(
      `${file}: the structured data has "${rating}", and search engines forbid ratings of oneself. Right: only the testimonials that the page shows (lib/structured-data.ts).`,
    )
}

/**
 * Turns a page as Next exports it into the page that is published: complete as HTML and CSS, without
 * Next's runtime, with a policy of its own. Its loader stands before the style sheet; behind it, the
 * parser would wait for both.
 * @param html a page of the export
 * @param file its name, for messages
 * @param islands addresses of the bundles that the loader fetches, the entry first
 * @throws when the page is not what this step knows; better no page than a broken one
 */
export function finishHtml(html: string, file: string, islands: readonly string[]): FinishedPage {
  const fail = (reason: string): never => {
    throw new Error(
      `${file}: ${reason}. Look at what "next build" wrote and at scripts/finish/html.ts.`,
    )
  }
  const document = parse(html, { sourceCodeLocationInfo: true })
  const all = elements(document)
  const refused = all.flatMap((element) => reasonToRefuse(element) ?? [])[0]
  if (refused) fail(refused)
  const own = all.filter((it) => it.tagName === 'script' && isOwnScript(it))
  const isData = (it: Element) => attribute(it, 'type') === 'application/ld+json'
  for (const data of own.filter(isData)) refuseSelfRatings(data, file)

  const rangeOf = (what: string, is: (element: Element) => boolean): Range =>
    all.find(is)?.sourceCodeLocation ?? fail(`no ${what}`)
  const charset = rangeOf('<meta charset>', (it) => attribute(it, 'charset') !== undefined)
  const styleSheet = rangeOf('style sheet', (it) => attribute(it, 'rel') === 'stylesheet')
  const loader = rangeOf('loader', (it) => attribute(it, 'data-own') === 'loader')
  // A policy governs what comes after it.
  if (styleSheet.startOffset < charset.endOffset) fail('a style sheet before <meta charset>')

  const scriptHashes = own.filter((it) => !isData(it)).map((it) => hashSource(textOf(it)))
  const analytics = own.some((it) => attribute(it, 'data-tag') !== undefined)
  const policy = contentSecurityPolicy({ scriptHashes, frameAncestors: false, analytics })
  const insertAt = (offset: number, by: string) => ({ startOffset: offset, endOffset: offset, by })
  const loaderText = html
    .slice(loader.startOffset, loader.endOffset)
    .replace('<script', () => `<script data-islands="${islands.join(' ')}"`)
  const edits = [
    insertAt(charset.endOffset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
    insertAt(styleSheet.startOffset, loaderText),
    ...[...nodes(document).filter(isOfNextsRuntime), ...all.filter(isRepetition)].flatMap(
      ({ sourceCodeLocation }) => sourceCodeLocation ?? [],
    ),
    loader,
  ]
  return { html: replaceRanges(html, edits), scriptHashes, analytics }
}
