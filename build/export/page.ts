import { JSDOM } from 'jsdom'
import { STATIC_PATH } from '@/model/site/published-files'
import { contentSecurityPolicy, hashSource } from './content-security-policy'
import { namesIn } from './first-screen'
import type { PageNames } from './styles'

/**
 * Elements to remove: Next's scripts and their preloads, its empty `<div>` and `next-size-adjust`
 * tag, preconnects to the site itself, and `twitter:` tags except `twitter:card`, because X falls
 * back to `og:`
 * (https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started).
 */
const REMOVED_ELEMENTS = [
  'script:not([data-keep], [type="application/ld+json"])',
  '[name=next-size-adjust]',
  'body > [hidden]:empty',
  'link[as=script]',
  'link[rel=preconnect][href="/"]',
  'meta[name^="twitter:"]:not([name="twitter:card"])',
].join()

/** Scripts that need a hash. Structured data needs none, because browsers do not run it. */
const HASHED_SCRIPTS = 'script:not([src], [type="application/ld+json"])'

/** Checks whether an address runs a script. Browsers ignore spaces before it and line breaks in it. */
const runsScript = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'javascript:'

/** Returns the part of an element that the content security policy would block. */
function blockedPart({ localName, attributes }: Element): string | undefined {
  if (localName === 'style') return '<style>'
  const blocked = [...attributes].find(
    ({ name, value }) =>
      /^(?:style|on\w+)$/.test(name) ||
      (name === 'href' && runsScript(value)) ||
      (localName === 'script' && name === 'src' && !value.startsWith(STATIC_PATH)),
  )
  return blocked && `${blocked.name}=${JSON.stringify(blocked.value)}`
}

/** Removes what HTML and the style sheets do not need from an icon of Lucide. */
function shortenIcon(icon: Element): void {
  for (const name of ['xmlns', 'width', 'height']) icon.removeAttribute(name)
  icon.classList.remove(...[...icon.classList].filter((name) => name.startsWith('lucide')))
}

/**
 * Returns the first element that matches.
 * @param file name of the page, for messages
 * @throws if the page has none
 */
function find(document: Document, selector: string, file: string): Element {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`${file}: the page has no ${selector}`)
  return element
}

/**
 * Parses a page of Next's export and removes Next's runtime. Replaces the link of the style sheet by
 * an empty `<style>`, and a link behind the first section, because Chromium and Firefox paint what
 * precedes a style sheet link and hold back only what follows. Safari may hold back the complete page
 * until the file arrives, as for a link in the head.
 * @param exported HTML of the exported page
 * @param file name of the page, for messages
 * @throws if the policy would block an element, or the page has no style sheet or no section in `<main>`
 */
export function parsePage(exported: string, file: string): Document {
  const page = new JSDOM(exported)
  const { document, NodeFilter } = page.window
  const [blocked] = [...document.querySelectorAll('*')].flatMap(
    (element) => blockedPart(element) ?? [],
  )
  if (blocked) throw new Error(`${file}: the content security policy blocks ${blocked}`)

  for (const element of document.querySelectorAll(REMOVED_ELEMENTS)) element.remove()
  const comments = document.createNodeIterator(document, NodeFilter.SHOW_COMMENT)
  for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as Comment).remove()
  for (const icon of document.querySelectorAll('.lucide')) shortenIcon(icon)
  const link = find(document, '[rel=stylesheet]', file)
  const section = find(document, 'main section', file)
  link.replaceWith(document.createElement('style'))
  const href = `${link.getAttribute('href')}`
  section.after(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  return document
}

/** Returns the names of the elements of a parsed page. */
export function namesOfPage(document: Document): PageNames {
  const elements = [...document.querySelectorAll('*')]
  const link = elements.findIndex((element) => element.matches('[rel=stylesheet]'))
  return { first: namesIn(elements.slice(0, link)), all: namesIn(elements) }
}

/**
 * Returns the published page: with its scripts, the content security policy and the style sheets.
 * @param document the parsed page
 * @param file name of the page, for messages
 * @param inlineScript source of the script inside the HTML, if the company uses analytics
 * @param loaderHref URL of the script that the page loads without waiting for it
 * @param style text of the style sheet to inline
 * @param linkedHref URL of the linked style sheet
 * @throws if the page has no charset
 */
export function finishPage(
  document: Document,
  {
    file,
    inlineScript,
    loaderHref,
    style: textContent,
    linkedHref,
  }: {
    file: string
    inlineScript: string | undefined
    loaderHref: string
    style: string
    linkedHref: string
  },
): string {
  const style = Object.assign(find(document, 'style', file), { textContent })
  find(document, '[rel=stylesheet]', file).setAttribute('href', linkedHref)
  const loader = Object.assign(document.createElement('script'), { src: loaderHref })
  // jsdom does not know the property (findings/jsdom-lost-attributes.sh).
  loader.toggleAttribute('async', true)
  style.after(loader)
  if (inlineScript)
    style.after(Object.assign(document.createElement('script'), { textContent: inlineScript }))
  const hashOf = (element: Element) => hashSource(element.textContent ?? '')
  const scriptHashes = [...document.querySelectorAll(HASHED_SCRIPTS)].map(hashOf)
  const content = contentSecurityPolicy({
    scriptHashes,
    styleHash: hashOf(style),
    analytics: inlineScript !== undefined,
  })
  // Placed right after the charset, because a policy applies only to what follows it.
  const policy = { httpEquiv: 'Content-Security-Policy', content }
  const meta = Object.assign(document.createElement('meta'), policy)
  find(document, '[charset]', file).after(meta)
  return `<!DOCTYPE html>${document.documentElement.outerHTML}`
}
