import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { contentSecurityPolicy, hashSource } from '@/lib/content-security-policy'
import { selfRatings } from '@/lib/structured-data'
import { attribute, elements, nodes } from '@/scripts/shared/html'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node
type Stretch = { startOffset: number; endOffset: number }

export type FinishedPage = {
  html: string
  /** Hashes of the inline scripts that stay, for the policy in a header. */
  scriptHashes: string[]
  /** Whether the page lets the analytics tag in. */
  analytics: boolean
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

/** Stops at what the page's policy would refuse in the browser. */
function refuseWhatThePolicyRefuses(
  all: readonly Element[],
  fail: (reason: string) => never,
): void {
  for (const element of all) {
    if (attribute(element, 'style') !== undefined)
      fail('a style attribute, which the policy refuses')
    if (element.tagName === 'style') fail('an inline style, which the policy refuses')
    for (const { name } of element.attrs)
      if (name.startsWith('on')) fail(`an inline handler, ${name}`)
    const src = element.tagName === 'script' ? attribute(element, 'src') : undefined
    if (src !== undefined && !src.startsWith('/_next/static/'))
      fail(`a script from elsewhere, ${src}`)
  }
}

/** What this project wrote (components/parts/inline-script.tsx, json-ld.tsx, frame/speculation-rules.tsx). */
function isOwnScript(element: Element): boolean {
  return (
    attribute(element, 'data-own') !== undefined ||
    ['application/ld+json', 'speculationrules'].includes(attribute(element, 'type') ?? '')
  )
}

/**
 * What only Next's runtime needs: its scripts with all that they hold, links that fetch them, the
 * comments by which React finds its way. Also Next's mark for surveys of the web, which comes before the
 * title or behind it, whichever is ready first: the same sources would give two pages.
 */
function isOfNextsRuntime(node: Node): boolean {
  if (node.nodeName === '#comment') return true
  if (!('tagName' in node)) return false
  if (node.tagName === 'script') return !isOwnScript(node)
  return attribute(node, 'as') === 'script' || attribute(node, 'name') === 'next-size-adjust'
}

function refuseSelfRatings(scripts: readonly Element[], file: string): void {
  for (const script of scripts.filter((it) => attribute(it, 'type') === 'application/ld+json')) {
    const [rating] = selfRatings(JSON.parse(textOf(script)))
    if (rating)
      throw new Error(
        `${file}: os dados estruturados trazem "${rating}", e avaliações de si mesmo são contra as regras dos buscadores. Exemplo certo: só os depoimentos visíveis na página (lib/structured-data.ts).`,
      )
  }
}

/** The text with stretches of it replaced, in the order of the text. */
function replaceStretches(text: string, edits: readonly (Stretch & { by: string })[]): string {
  let at = 0
  let result = ''
  // What is put in before an element comes before the removal of that element.
  for (const { startOffset, endOffset, by } of [...edits].sort(
    (a, b) => a.startOffset - b.startOffset || a.endOffset - b.endOffset,
  )) {
    // A stretch inside one that is gone already.
    if (startOffset < at) continue
    result += text.slice(at, startOffset) + by
    at = endOffset
  }
  return result + text.slice(at)
}

/**
 * Turns a page as Next exports it into the page that is published: complete as HTML and CSS, without
 * Next's runtime, under a policy of its own. Its one script of the first hour, the loader, stands before
 * the style sheet, for which the parser would wait with it.
 * @param html a page of the export
 * @param file its name, for messages
 * @param islands addresses of the bundles that the loader fetches, the first to start with
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
  refuseWhatThePolicyRefuses(all, fail)

  const own = all.filter((it) => it.tagName === 'script' && isOwnScript(it))
  refuseSelfRatings(own, file)
  const scriptHashes = own
    .filter((it) => attribute(it, 'type') !== 'application/ld+json')
    .map((it) => hashSource(textOf(it)))
  const analytics = own.some((it) => attribute(it, 'data-analytics') !== undefined)

  const placeOf = (what: string, is: (element: Element) => boolean): Stretch =>
    all.find(is)?.sourceCodeLocation ?? fail(`no ${what}`)
  const charset = placeOf('<meta charset>', (it) => attribute(it, 'charset') !== undefined)
  const styleSheet = placeOf('style sheet', (it) => attribute(it, 'rel') === 'stylesheet')
  const loader = placeOf('loader', (it) => attribute(it, 'data-own') === 'loader')
  // A policy holds for what stands behind it.
  if (styleSheet.startOffset < charset.endOffset) fail('a style sheet before <meta charset>')

  const policy = contentSecurityPolicy({ scriptHashes, frameAncestors: false, analytics })
  const insert = (offset: number, by: string) => ({ startOffset: offset, endOffset: offset, by })
  const removed: Stretch[] = nodes(document)
    .filter(isOfNextsRuntime)
    .flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? [])
  return {
    html: replaceStretches(html, [
      insert(charset.endOffset, `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`),
      insert(
        styleSheet.startOffset,
        html
          .slice(loader.startOffset, loader.endOffset)
          .replace('<script', () => `<script data-islands="${islands.join(' ')}"`),
      ),
      ...[...removed, loader].map(({ startOffset, endOffset }) => ({
        startOffset,
        endOffset,
        by: '',
      })),
    ]),
    scriptHashes,
    analytics,
  }
}
