/**
 * Finds the fields of each text on the page. Compares the page with a hidden copy, in which each
 * text of the content is between marks, because the visible page must contain no marks.
 */
import * as z from 'zod'
import { mapPlaceholders } from '@/content/placeholders'
import type { SiteContent } from '@/content/schema'
import { mapLeaves, type Path } from '@/content/tree'
import { bareSchema, schemaAt } from '@/content/validation'
import { keyOf } from '@/editor/store/path'

/** First private-use character. Each field has its own character as a mark. */
const FIRST_MARK = 0xe000
const MARK = /[\ue000-\uf8ff]/g

const isMarked = (path: Path, value: unknown) =>
  typeof value === 'string' &&
  !/^(palette|photos|claims|avisos)\b/.test(keyOf(path)) &&
  !(bareSchema(schemaAt(path)) instanceof z.ZodEnum)

/**
 * Returns the content with each text and each placeholder between marks, and the path of each mark.
 * The path of a placeholder is the field that fills it.
 */
export function markContent(content: SiteContent): { marked: SiteContent; paths: readonly Path[] } {
  const paths: Path[] = []
  const marks = new Map<string, string>()
  const markOf = (path: Path) => {
    const key = keyOf(path)
    const mark = marks.get(key) ?? String.fromCharCode(FIRST_MARK + paths.length)
    if (!marks.has(key)) paths.push(path)
    marks.set(key, mark)
    return mark
  }
  const between = (mark: string, text: string) => `${mark}${text}${mark}`
  const marked = mapLeaves(content, (value, path) => {
    if (!isMarked(path, value)) return value
    const mark = markOf(path)
    const text = mapPlaceholders(String(value), (found, source) => between(markOf(source), found))
    return between(mark, text)
  })
  return { marked: marked as SiteContent, paths }
}

/** Maps each element to the fields of its text, label or chat message, in the content's order. */
export type FieldsOnPage = ReadonlyMap<Element, readonly Path[]>

/** Checks whether only a chat link contains a text. */
const isMessage = (path: Path) => path[0] === 'messages' || path.at(-1) === 'message'

/**
 * Finds the fields of each element by comparing the page with its marked copy.
 * @param paths the path of each mark in the content's order
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
  const orderOf = ([, [path]]: [Element, Path[]]) => (path ? paths.indexOf(path) : -1)
  return new Map([...fields].sort((one, other) => orderOf(one) - orderOf(other)))
}

/** Number of steps in the path of a list's item: `home.problems.items.0`. */
const ITEM = 4

/**
 * Returns the innermost elements that show a field, or a text of the field's list item or group if
 * the page does not show the field itself. The element of the first text in the content is first.
 */
export function elementsOf(fields: FieldsOnPage, path: Path): Element[] {
  const key = `${keyOf(path)}.`
  const isShown = (other: Path) =>
    `${keyOf(other)}.`.startsWith(key) || key.startsWith(`${keyOf(other)}.`)
  const found = [...fields].filter(([, paths]) => paths.some(isShown)).map(([element]) => element)
  if (found.length === 0 && path.length >= ITEM) return elementsOf(fields, path.slice(0, -1))
  return found.filter(
    (element) => !found.some((other) => other !== element && element.contains(other)),
  )
}
