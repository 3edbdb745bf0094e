import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { isHiddenAt } from '@/model/page/hidden'
import type { VisibleContent } from '@/model/page/visible-content'
import type { Pictures } from '@/model/pictures/picture-files'
import { type FieldPath, fieldKey, isObject, textAt, valueAt } from '@/model/values/tree'
import { elementsShowingField, fieldsOn } from './fields-on-page'
import { hasOutline, outline, scrollToOutline } from './outline'
import { createPageRoot, isOnSomePages, PreviewPage, previewPageNames } from './page'
import type { Frame } from './use-frame'
import type { Shown } from './use-shown'

/** Pause in typing before the preview updates the outline, in milliseconds. */
const OUTLINE_DELAY = 150

/** Returns the first page that meets a condition. */
const findPage = (
  content: VisibleContent,
  pictures: Pictures,
  isWanted: (page: Element) => boolean,
) =>
  previewPageNames.find((name) => {
    const body = document.createElement('body')
    const root = createPageRoot(body)
    flushSync(() => root.render(<PreviewPage name={name} content={content} pictures={pictures} />))
    const found = isWanted(body)
    root.unmount()
    return found
  })

/**
 * Outlines the elements that show the selected fields. Looks for the first one on the other pages if it
 * is new and its page is not known.
 */
export function useOutline({ body, pageName, showPage }: Frame, shown: Shown): void {
  const { paths: selected, content, visible, pictures } = shown
  // The element of a hidden item may show the next item.
  const paths = selected.filter((path) => !isHiddenAt(content, path))
  /** Returns the elements of a page that show fields. */
  const elementsOn = (page: Element, shownPaths: readonly FieldPath[]): Element[] => {
    const fields = fieldsOn(page, content, pictures)
    return shownPaths.flatMap((path) => elementsShowingField(fields, path))
  }
  const [first] = paths

  const update = useEffectEvent((page: Element, isNew: boolean) => {
    // Keeps an outline that is still shown, because a changed text usually keeps its element.
    if (!isNew && hasOutline(page)) return scrollToOutline(page)
    const elements = elementsOn(page, paths)
    outline(page, elements, first !== undefined && isObject(valueAt(content, first)))
    if (!isNew || elements.length > 0 || !first || !isOnSomePages(first)) return
    const otherPage = findPage(visible, pictures, (other) => elementsOn(other, [first]).length > 0)
    if (otherPage) showPage(otherPage)
  })

  // With the place of a photo, because the photo leaves its element for another place.
  const pictureAt = (path: FieldPath) => textAt(content, [...path.slice(0, -1), 'picture'])
  const fieldKeys = paths.map((path) => `${fieldKey(path)} ${pictureAt(path)}`).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for other fields or another page
  useEffect(() => {
    const timer = window.setTimeout(() => update(body, true))
    return () => window.clearTimeout(timer)
  }, [body, pageName, fieldKeys])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for other content of the page
  useEffect(() => {
    const timer = window.setTimeout(() => update(body, false), OUTLINE_DELAY)
    return () => window.clearTimeout(timer)
  }, [body, visible, pictures])
}
