import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { PHOTOS_PATH, pictureAt } from '@/editor/store/draft-photos'
import type { Pictures } from '@/model/art/pictures'
import { isHiddenAt } from '@/model/page/visible-content'
import type { SiteContent } from '@/model/schema/content'
import { type FieldPath, fieldKey, isObject, isWithin, valueAt } from '@/model/values/tree'
import { elementsShowingField, fieldsOn } from './fields-on-page'
import { hasOutline, outline, scrollToOutline } from './outline'
import {
  createPageRoot,
  PREVIEW_PAGE_TITLES,
  PreviewPage,
  type PreviewPageName,
  preferredPageFor,
} from './page'

/** Pause in typing before the preview updates the outline, in milliseconds. */
const OUTLINE_DELAY = 150

/**
 * Returns the elements of a page that show a field or a photo.
 * @param src URL of the photo, or undefined if the path is not in a photo
 */
function elementsToOutline(page: Element, path: FieldPath, src: string | undefined): Element[] {
  if (!isWithin(path, PHOTOS_PATH)) return elementsShowingField(fieldsOn(page), path)
  return [...page.querySelectorAll('img')].filter((image) => image.getAttribute('src') === src)
}

/**
 * Returns the first page that meets a condition.
 * @param content with markers, and its placeholders filled
 */
const findPage = (content: SiteContent, pictures: Pictures, isWanted: (page: Element) => boolean) =>
  (Object.keys(PREVIEW_PAGE_TITLES) as PreviewPageName[]).find((name) => {
    const body = document.createElement('body')
    const root = createPageRoot(body)
    flushSync(() => root.render(<PreviewPage name={name} content={content} pictures={pictures} />))
    const found = isWanted(body)
    root.unmount()
    return found
  })

/** Matches content files whose fields are spread over several pages. */
const FILES_ON_SEVERAL_PAGES = /^(interface|photos)$/

type Shown = {
  /** Body of the frame, once a page is in it. */
  body: HTMLElement | undefined
  pageName: PreviewPageName
  /** The content of the page. */
  content: SiteContent
  /** The same content, as the page shows it. */
  contentWithMarkers: SiteContent
  pictures: Pictures
  outlinedPaths: readonly FieldPath[]
  /** Shows the page with the first field, if the shown page lacks the field. */
  showPage: (page: PreviewPageName) => void
}

/**
 * Outlines the elements that show some fields. Looks for the first field on the other pages if it is
 * new and its page is not known.
 */
export function useOutline({
  body,
  pageName,
  content,
  contentWithMarkers,
  pictures,
  outlinedPaths,
  showPage,
}: Shown): void {
  const outlinedKey = useRef<unknown>(undefined)

  useEffect(() => {
    if (!body) return undefined
    const srcAt = (path: FieldPath): string | undefined =>
      Object(Reflect.get(pictures, String(pictureAt(content, path)))).src
    // The element of a hidden item may show the next item.
    const paths = outlinedPaths.filter((path) => !isHiddenAt(content, path))
    const keys = paths.map((path) => `${fieldKey(path)} ${pictureAt(content, path)}`)
    const nextKey = [pageName, ...keys].join(' ')
    const isNew = outlinedKey.current !== nextKey
    const update = () => {
      outlinedKey.current = nextKey
      // Keeps an outline that is still shown, because a changed text usually keeps its element.
      if (!isNew && hasOutline(body)) return scrollToOutline(body)
      const elements = paths.flatMap((path) => elementsToOutline(body, path, srcAt(path)))
      const [first] = paths
      const isGroup = first !== undefined && isObject(valueAt(content, first))
      outline(body, elements, isGroup)
      const isOnSeveralPages =
        first && FILES_ON_SEVERAL_PAGES.test(String(first[0])) && !preferredPageFor(first)
      if (!isNew || elements.length > 0 || !isOnSeveralPages) return
      const otherPage = findPage(
        contentWithMarkers,
        pictures,
        (other) => elementsToOutline(other, first, srcAt(first)).length > 0,
      )
      if (otherPage) showPage(otherPage)
    }
    const timer = window.setTimeout(update, isNew ? 0 : OUTLINE_DELAY)
    return () => window.clearTimeout(timer)
  }, [body, pageName, content, contentWithMarkers, pictures, outlinedPaths, showPage])
}
