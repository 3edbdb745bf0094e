/**
 * Finds which field each text of the page comes from. The page is rendered a second time, out of sight, with a mark
 * around each text of the content, and both are walked side by side. The visitor's page needs no marks for it.
 */
import { leaves, mapLeaves, type Path } from '@/content/leaves'
import type { SiteContent } from '@/content/schema'
import { metaAt } from '@/content/validation'
import { keyOf } from '@/editor/store/path'

/** Characters for private use, one for each field. */
const FIRST_MARK = 0xe000
const MARK = /[\ue000-\uf8ff]/g

/** Texts that the components compare or calculate with. They are found by their words instead. */
const USED =
  /^(company\.(siteUrl|phone|cnpj|responseTime|towns\.\d+\.name|state\..+)|\w+\.area\.notes\.\d+\.town)$/

const isMarked = (path: Path, value: unknown) =>
  typeof value === 'string' &&
  metaAt(path)?.enumDescriptions === undefined &&
  !/^(palette|photos|claims|avisos)\b/.test(keyOf(path)) &&
  !USED.test(keyOf(path))

/** @returns the content with a mark around each text, and the fields of the marks */
export function markContent(content: SiteContent): { marked: SiteContent; paths: readonly Path[] } {
  const paths: Path[] = []
  const marked = mapLeaves(content, (value, path) => {
    if (!isMarked(path, value)) return value
    const mark = String.fromCharCode(FIRST_MARK + paths.length)
    paths.push(path)
    return `${mark}${value}${mark}`
  })
  return { marked: marked as SiteContent, paths }
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')

/** The fields of the page: for each element those whose text it shows, the outermost first. */
export type Places = ReadonlyMap<Element, readonly Path[]>

/**
 * Pairs the elements of the page with those of its marked copy.
 * @param paths the fields of the marks
 */
export function findPlaces(page: Element, copy: Element, paths: readonly Path[]): Places {
  const places = new Map<Element, Path[]>()
  const add = (element: Element, text: string) => {
    const marks = new Set(text.match(MARK))
    const found = [...marks]
      .map((mark) => paths[mark.charCodeAt(0) - FIRST_MARK])
      .filter((path) => path !== undefined)
    if (found.length > 0) places.set(element, [...(places.get(element) ?? []), ...found])
  }
  const pair = (element: Element, marked: Element) => {
    for (const { nodeType, textContent } of marked.childNodes)
      if (nodeType === Node.TEXT_NODE) add(element, textContent ?? '')
    for (const name of ['alt', 'aria-label', 'placeholder'])
      add(element, marked.getAttribute(name) ?? '')
    for (const [at, child] of [...marked.children].entries()) {
      const same = element.children[at]
      if (same?.tagName === child.tagName) pair(same, child)
      // The marks make a text wider, so a component may wrap the marked text in an element more.
      else add(element, child.textContent ?? '')
    }
  }
  pair(page, copy)
  return places
}

/** The words of a field that components calculate with, as the page shows them: digits of a number, letters of a name. */
const wordsOf = (value: unknown) => letters(String(value)).replace(/^55(?=\d{10})/, '')

/** Finds a field by the words of a text that the page shows. */
export const pathByWords = (content: SiteContent, text: string): Path | undefined =>
  leaves(content).find(
    ({ path, value }) =>
      USED.test(keyOf(path)) && wordsOf(value) !== '' && letters(text).includes(wordsOf(value)),
  )?.path

/** Finds the elements that show a field: those without another such element inside. */
export function elementsOf(page: Element, places: Places, path: Path, value: unknown): Element[] {
  const key = keyOf(path)
  const isShown = ([, paths]: [Element, readonly Path[]]) =>
    paths.some((each) => keyOf(each) === key || keyOf(each).startsWith(`${key}.`))
  const marked = [...places].filter(isShown).map(([element]) => element)
  const found =
    marked.length > 0 || !USED.test(key)
      ? marked
      : [...page.querySelectorAll('*')].filter((element) =>
          [...element.childNodes].some(
            (node) =>
              node.nodeType === Node.TEXT_NODE &&
              letters(node.textContent ?? '').includes(wordsOf(value)),
          ),
        )
  return found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  )
}
