import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { isHiddenAt } from '@/model/page/hidden'
import { type FieldPath, fieldKey, isObject, textAt, valueAt } from '@/model/values/tree'
import { elementsShowingField, fieldsOn, listAround } from './fields-on-page'
import type { Frame } from './frame-effects'
import { hasOutline, outline, scrollToLast, scrollToOutline } from './outline'
import { createPageRoot, PreviewPage, type PreviewPageName, pageOf, previewPageNames } from './page'
import type { Shown } from './use-shown'

/** Pause in typing before the preview updates the outline, in milliseconds. */
const OUTLINE_DELAY = 150

type Source = Pick<Shown, 'content' | 'visible' | 'pictures'>

/** Returns the elements of a page that show one of the fields. */
function elementsOn(page: Element, paths: readonly FieldPath[], { content, pictures }: Source) {
  const fields = fieldsOn(page, content, pictures)
  return paths.flatMap((path) => elementsShowingField(fields, path))
}

/** Returns the first of some pages that shows a field, or undefined. */
const findPage = (names: readonly PreviewPageName[], path: FieldPath, source: Source) =>
  names.find((name) => {
    const { visible: content, pictures } = source
    const page = document.createElement('body')
    const root = createPageRoot(page)
    flushSync(() => root.render(<PreviewPage name={name} content={content} pictures={pictures} />))
    const elements = elementsOn(page, [path], source)
    root.unmount()
    return elements.length > 0
  })

/**
 * Outlines the elements that show the selected fields. Looks for the first one on the other pages if it
 * is new and its page is not known.
 */
export function useOutline({ body, pageName, showPage }: Frame, shown: Shown): void {
  const { paths: selected, content, visible, pictures } = shown
  /** Names the fields that were outlined last. */
  const lastKey = useRef('')
  useEffect(() => {
    // The element of a hidden item may show the next item.
    const paths = selected.filter((path) => !isHiddenAt(content, path))
    // With the place of a photo, because the photo leaves its element for another place.
    const pictureAt = (path: FieldPath) => textAt(content, [...path.slice(0, -1), 'picture'])
    const key = paths.map((path) => `${fieldKey(path)} ${pictureAt(path)}`).join(' ')
    const isNew = key !== lastKey.current
    const source = { content, visible, pictures }
    const update = () => {
      lastKey.current = key
      // Keeps an outline that is still shown, because a changed text usually keeps its element.
      if (!isNew && hasOutline(body)) return scrollToOutline(body)
      const elements = elementsOn(body, paths, source)
      const [first] = paths
      outline(body, elements, first !== undefined && isObject(valueAt(content, first)))
      if (!isNew || elements.length > 0 || !first) return
      // The place of a new item, which has no text yet.
      const list = listAround(first)
      if (list) scrollToLast(elementsOn(body, [list], source))
      if (pageOf(first) !== 'some') return
      const others = previewPageNames.filter((name) => name !== pageName)
      const page = findPage(others, first, source)
      if (page) showPage(page)
    }
    const timer = window.setTimeout(update, isNew ? 0 : OUTLINE_DELAY)
    return () => window.clearTimeout(timer)
  }, [body, pageName, showPage, selected, content, visible, pictures])
}
