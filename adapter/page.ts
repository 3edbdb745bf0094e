import { parse, serialize, defaultTreeAdapter as tree } from 'parse5'
import { contentSecurityPolicy, hashSource } from '@/lib/content-security-policy'
import { attribute, type Element, element, elements, insertAfter, nodes, rawText } from './html'
import { placeStyles } from './styles'

/** Types of scripts that stay: data, and rules that the browser reads. */
const KEPT_TYPES = ['application/ld+json', 'speculationrules']

/** Structured data, which no browser runs, needs no hash. */
const isData = (script: Element) => attribute(script, 'type') === 'application/ld+json'

/** Is it a part of Next's runtime or a mark for it, a link that fetches it, or one to the host itself? */
function isRuntime(node: Element): boolean {
  const of = (name: string) => attribute(node, name) ?? ''
  if (node.tagName === 'script')
    return attribute(node, 'data-own') === undefined && !KEPT_TYPES.includes(of('type'))
  return (
    of('name') === 'next-size-adjust' ||
    (node.tagName === 'link' &&
      (of('as') === 'script' || (of('rel') === 'preconnect' && of('href') === '/')))
  )
}

/**
 * Is it a tag for X, which reads `og:` where it finds no tag of its own
 * (https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started)?
 */
function isForX(node: Element): boolean {
  const name = attribute(node, 'name') ?? ''
  return node.tagName === 'meta' && name.startsWith('twitter:') && name !== 'twitter:card'
}

/** The part of an element that the policy would refuse in the browser. */
function refusedPart({ tagName, attrs }: Element): string | undefined {
  if (tagName === 'style') return '<style>'
  return attrs
    .filter(
      ({ name, value }) =>
        /^(?:style|on\w+)$/.test(name) ||
        (tagName === 'script' && name === 'src' && !value.startsWith('/_next/static/')),
    )
    .map(({ name, value }) => `${name}="${value}"`)[0]
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
  const page = parse(exported)
  const [refused] = elements(page).flatMap((each) => refusedPart(each) ?? [])
  if (refused) throw new Error(`${file}: the policy refuses ${refused}`)

  for (const node of nodes(page))
    if (tree.isCommentNode(node) || (tree.isElementNode(node) && (isRuntime(node) || isForX(node))))
      tree.detachNode(node)
  const charset = elements(page).find((each) => attribute(each, 'charset'))
  if (!charset) throw new Error(`${file}: <meta charset> was expected`)
  const style = placeStyles(page, file, readStyle)
  insertAfter(element('script', {}, loader), style)
  const scriptHashes = elements(page)
    .filter((each) => each.tagName === 'script' && !isData(each))
    .map((script) => hashSource(rawText(script)))
  const styleHash = hashSource(rawText(style))
  const content = contentSecurityPolicy({ scriptHashes, styleHash, analytics })
  // A policy governs what comes after it.
  insertAfter(element('meta', { 'http-equiv': 'Content-Security-Policy', content }), charset)
  return serialize(page)
}
