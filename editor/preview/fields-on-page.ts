/**
 * Finds the field of each text on the page. Compares the page with a hidden copy, in which each
 * text of the content is between marks, because the visible page must contain no marks.
 */
import * as z from 'zod'
import type { SiteContent } from '@/content/schema'
import { leaves, mapLeaves, type Path } from '@/content/tree'
import { bareSchema, schemaAt } from '@/content/validation'
import { keyOf } from '@/editor/store/path'

/** First private-use character. Each field has its own character as a mark. */
const FIRST_MARK = 0xe000
const MARK = /[\ue000-\uf8ff]/g

/** Paths of texts without marks, because components compare these texts or calculate with them. */
const UNMARKED =
  /^(company\.(siteUrl|phone|cnpj|responseTime|towns\.\d+\.name|state\..+)|\w+\.area\.notes\.\d+\.town)$/

const isMarked = (path: Path, value: unknown) =>
  typeof value === 'string' &&
  !/^(palette|photos|claims|avisos)\b/.test(keyOf(path)) &&
  !UNMARKED.test(keyOf(path)) &&
  !(bareSchema(schemaAt(path)) instanceof z.ZodEnum)

/** Returns the content with each text between marks, and the path of each mark in order. */
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

/** Maps each element to the fields of its text, label or chat message. */
export type FieldsOnPage = ReadonlyMap<Element, readonly Path[]>

/** Checks whether only a chat link contains a text. */
const isMessage = (path: Path) => path[0] === 'messages' || path.at(-1) === 'message'

/**
 * Finds the fields of each element by comparing the page with its marked copy.
 * @param paths the path of each mark in order
 */
export function findFields(page: Element, copy: Element, paths: readonly Path[]): FieldsOnPage {
  const fields = new Map<Element, Path[]>()
  const fieldsIn = (text: string | null | undefined) =>
    [...new Set(text?.match(MARK))].flatMap((mark) => {
      const path = paths[mark.charCodeAt(0) - FIRST_MARK]
      return path ? [path] : []
    })
  const add = (element: Element, found: readonly Path[]) => {
    if (found.length > 0) fields.set(element, [...(fields.get(element) ?? []), ...found])
  }
  const pair = (element: Element, marked: Element) => {
    for (const { nodeType, textContent } of marked.childNodes)
      if (nodeType === Node.TEXT_NODE) add(element, fieldsIn(textContent))
    for (const name of ['alt', 'aria-label']) add(element, fieldsIn(marked.getAttribute(name)))
    const [, message = ''] = marked.getAttribute('href')?.split('?text=') ?? []
    add(element, fieldsIn(decodeURIComponent(message)).filter(isMessage))
    for (const [index, child] of [...marked.children].entries()) {
      const same = element.children[index]
      if (same?.tagName === child.tagName) pair(same, child)
      // A component may put only the marked text into an extra element, because marks lengthen it.
      else add(element, fieldsIn(child.textContent))
    }
  }
  pair(page, copy)
  return fields
}

/**
 * Returns the letters and digits of a value. Removes the country code of a phone number, because
 * the page shows none.
 */
const wordsOf = (value: unknown) => letters(String(value)).replace(/^55(?=\d{10})/, '')

/** Returns the first field of `UNMARKED` whose value the text contains, or undefined. */
export const pathByWords = (content: SiteContent, text: string): Path | undefined =>
  leaves(content).find(
    ({ path, value }) =>
      UNMARKED.test(keyOf(path)) && wordsOf(value) !== '' && letters(text).includes(wordsOf(value)),
  )?.path

/**
 * Returns the innermost elements that show a field.
 * @param value value of the field, by which a field of `UNMARKED` is found
 */
export function elementsOf(
  page: Element,
  fields: FieldsOnPage,
  path: Path,
  value: unknown,
): Element[] {
  const key = keyOf(path)
  const isShown = ([, paths]: [Element, readonly Path[]]) =>
    paths.some((each) => keyOf(each) === key || keyOf(each).startsWith(`${key}.`))
  const marked = [...fields].filter(isShown).map(([element]) => element)
  const found =
    marked.length > 0 || !UNMARKED.test(key)
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
