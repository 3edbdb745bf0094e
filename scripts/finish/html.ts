import { createHash } from 'node:crypto'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { contentSecurityPolicy, hashSource } from '../../lib/content-security-policy'
import { selfRatings } from '../../lib/structured-data'
import { trimState } from './state'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** Types of script elements that hold data for the browser and run nothing. */
const DATA_TYPES = ['application/ld+json']
/** The script of the root layout that loads the bundles; see lib/inline-scripts.ts. */
const LOADER_ID = 'first-sign'
/** The inline scripts of the site; any other stops the build. */
const INLINE_IDS = [LOADER_ID, 'log-not-found', 'ask-consent']

export type FinishedPage = {
  html: string
  /** The inline scripts that Next wrote, as one file of the export. */
  state: { path: string; text: string }
  /** Hashes of the inline scripts that stay, for the policy in a header. */
  scriptHashes: string[]
  /** Whether the page lets the analytics tag in. */
  analytics: boolean
}

/** @returns undefined where the element has no such attribute */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value
}

/** Every element of a document, in its order. */
export function elements(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elements) : []
  return 'tagName' in node ? [node, ...children] : children
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

/** Next's own inline scripts: the page's state for React, and the list of the first bundles. */
function isNextState(text: string): boolean {
  return (
    text.startsWith('self.__next_f.push(') ||
    text.startsWith('(self.__next_f=self.__next_f||[])') ||
    text.startsWith('(globalThis["TURBOPACK"]')
  )
}

/**
 * Turns a page as Next exports it into the page that is published: its bundles and its state no
 * longer load with it but by the inline script `first-sign`, which stands before the style sheet, and
 * it carries its own policy.
 * @param html a page of the export
 * @param file its name, for messages
 * @throws when Next's output is not what this step knows; better no page than a broken one
 */
export function finishHtml(html: string, file: string): FinishedPage {
  const fail = (reason: string): never => {
    throw new Error(
      `${file}: ${reason}. Look at what "next build" wrote and at scripts/finish/html.ts.`,
    )
  }
  const bundles: string[] = []
  const state: string[] = []
  const scriptHashes: string[] = []
  /** Stretches of the text to replace, in the order of the page. */
  const edits: { start: number; end: number; text: string }[] = []
  let loader: { start: number; end: number } | undefined
  let styleSheetAt: number | undefined
  let policyAt: number | undefined
  let analytics = false

  /** What is left of the body when the edits are made. */
  const inBody = new Set<Element>()

  for (const element of elements(parse(html, { sourceCodeLocationInfo: true }))) {
    const place = element.sourceCodeLocation
    if (!place) continue
    const parent = element.parentNode
    if (parent && (parent.nodeName === 'body' || inBody.has(parent as Element))) inBody.add(element)
    const remove = () => {
      edits.push({ start: place.startOffset, end: place.endOffset, text: '' })
      inBody.delete(element)
    }

    if (attribute(element, 'style') !== undefined)
      fail('a style attribute, which the policy refuses')
    for (const { name } of element.attrs)
      if (name.startsWith('on')) fail(`an inline handler, ${name}`)

    if (element.tagName === 'style') fail('an inline style, which the policy refuses')
    if (element.tagName === 'meta' && attribute(element, 'charset')) policyAt = place.endOffset
    if (element.tagName === 'link' && attribute(element, 'as') === 'script') remove()
    // A mark for surveys of the web, which no browser reads. Next writes it before the title or behind
    // it, whichever is ready first, and the same sources would give two pages.
    if (attribute(element, 'name') === 'next-size-adjust') remove()
    if (element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet')
      styleSheetAt ??= place.startOffset
    if (element.tagName !== 'script') continue

    const src = attribute(element, 'src')
    const text = textOf(element)
    if (src !== undefined) {
      if (!src.startsWith('/_next/static/')) fail(`a script from elsewhere, ${src}`)
      // Polyfills for browsers without modules, which could not run the rest either.
      if (attribute(element, 'nomodule') === undefined) bundles.push(src)
      remove()
    } else if (DATA_TYPES.includes(attribute(element, 'type') ?? '')) {
      const [rating] = selfRatings(JSON.parse(text))
      if (rating)
        throw new Error(
          `${file}: os dados estruturados trazem "${rating}", e avaliações de si mesmo são contra as regras dos buscadores. Exemplo certo: só os depoimentos visíveis na página (lib/structured-data.ts).`,
        )
    } else if (attribute(element, 'type') === 'speculationrules') {
      scriptHashes.push(hashSource(text))
    } else if (isNextState(text)) {
      state.push(text)
      remove()
    } else {
      const id = attribute(element, 'id') ?? ''
      if (!INLINE_IDS.includes(id)) fail(`an unknown inline script, ${text.slice(0, 60)}`)
      scriptHashes.push(hashSource(text))
      if (attribute(element, 'data-analytics') !== undefined) analytics = true
      if (id === LOADER_ID) loader = { start: place.startOffset, end: place.endOffset }
    }
  }

  if (loader === undefined) return fail(`no inline script "${LOADER_ID}"`)
  if (policyAt === undefined) return fail('no <meta charset>')
  if (styleSheetAt === undefined) return fail('no style sheet')
  // A policy holds for what stands behind it.
  if (styleSheetAt < policyAt) return fail('a style sheet before <meta charset>')
  if (bundles.length === 0) fail('no bundles')
  if (state.length === 0) fail('no state for React')

  let stateText: string
  try {
    stateText = trimState(state)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
  const hash = createHash('sha256').update(stateText).digest('hex').slice(0, 12)
  const statePath = `/_next/static/state-${hash}.js`
  const topLevel = [...inBody].filter(({ parentNode }) => parentNode?.nodeName === 'body')
  const policy = contentSecurityPolicy({ scriptHashes, frameAncestors: false, analytics })
  const data = ` data-bundles="${[statePath, ...bundles].join(' ')}" data-body="${topLevel.length} ${inBody.size}"`
  edits.push(
    {
      start: policyAt,
      end: policyAt,
      text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
    },
    { ...loader, text: '' },
    // A script behind a style sheet waits for it, and the rest of the page for both.
    {
      start: styleSheetAt,
      end: styleSheetAt,
      text: html.slice(loader.start, loader.end).replace('<script', () => `<script${data}`),
    },
  )
  // What is put in before an element comes before the removal of that element.
  edits.sort((a, b) => a.start - b.start || a.end - b.end)

  let at = 0
  let finished = ''
  for (const { start, end, text } of edits) {
    finished += html.slice(at, start) + text
    at = end
  }
  finished += html.slice(at)
  return { html: finished, state: { path: statePath, text: stateText }, scriptHashes, analytics }
}
