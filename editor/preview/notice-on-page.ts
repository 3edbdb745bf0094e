import { isInNotices, noticeFieldPath, noticeIndexOf } from '@/editor/store/draft-notices'
import { noticesForDay } from '@/model/page/notices'
import type { SiteContent } from '@/model/schema'
import type { FieldPath } from '@/model/values/tree'

const NOTICE = '.notice-today'

/**
 * Returns the notice that the page shows: the selected one, the first one if only their form is
 * open, or that of the day.
 * @returns its text, undefined for none, and its index among all notices
 */
export function shownNotice(
  { avisos }: Pick<SiteContent, 'avisos'>,
  selected: FieldPath,
  today: string,
) {
  const edited = isInNotices(selected)
    ? avisos.avisos[Math.max(noticeIndexOf(selected), 0)]
    : undefined
  const text = edited?.texto ?? noticesForDay(avisos, today)[0]
  return {
    text,
    index: Math.max(
      avisos.avisos.findIndex(({ texto }) => texto === text),
      0,
    ),
  }
}

/** Returns the elements of a page that show the notice. */
export const noticeElementsOn = (page: Element): Element[] => [...page.querySelectorAll(NOTICE)]

/** Returns the path of the notice's text if an element is in the notice. */
export const noticePathAt = (element: Element, index: number): FieldPath | undefined =>
  element.closest(NOTICE) ? noticeFieldPath(index, 'texto') : undefined
