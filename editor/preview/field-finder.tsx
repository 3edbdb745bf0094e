import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { SiteContent } from '@/content/schema'
import type { Path } from '@/content/tree'
import { fillContent } from '@/editor/store/lenient-content'
import { elementsOf, type FieldsOnPage, findFields, markContent } from './fields-on-page'
import { PAGES, Page, type PageName } from './page'

/**
 * The content and the page in the preview. Each change is another object, because another page has
 * other elements. `pictures` changes if the page shows other pictures.
 */
export type PreviewState = { content: SiteContent; page: PageName; pictures: string }

/**
 * Finds the fields of each element on a page. Keeps them until the page shows something else,
 * because a tap must focus its field without a delay.
 * @param body element that contains the page
 */
export function createFieldFinder(body: Element) {
  const copy = document.createElement('body')
  const root = createRoot(copy)
  let known: { shown: PreviewState; fields: FieldsOnPage } | undefined
  let waiting: ((fields: FieldsOnPage) => void)[] = []

  /** Renders the marked copy in a transition, because the owner may type during the render. */
  const render = (shown: PreviewState, read: (paths: readonly Path[]) => void) => {
    const { marked, paths } = markContent(shown.content)
    const { page, pictures } = shown
    const content = fillContent(marked)
    startTransition(() =>
      root.render(
        <Page key={pictures} name={page} content={content} onShown={() => read(paths)} />,
      ),
    )
  }

  /**
   * Finds the fields of the shown page.
   * @param onFound receives the fields, at once if they are known, otherwise after a render
   */
  const findFieldsOf = (shown: PreviewState, onFound: (fields: FieldsOnPage) => void) => {
    if (known?.shown === shown) return onFound(known.fields)
    waiting.push(onFound)
    render(shown, (paths) => {
      const fields = findFields(body, copy, paths)
      known = { shown, fields }
      const callbacks = waiting
      waiting = []
      // Waits until React has left this render, because a tap renders the editor at once.
      queueMicrotask(() => {
        for (const callback of callbacks) callback(fields)
      })
    })
  }

  /**
   * Finds another page that shows a field.
   * @param onFound receives the page; not called if there is none
   */
  const findPageOf = (
    path: Path,
    shown: PreviewState,
    onFound: (page: PageName) => void,
    [page, ...rest] = Object.keys(PAGES).filter((name) => name !== shown.page) as PageName[],
  ) => {
    if (page)
      render({ ...shown, page }, (paths) => {
        const isThere = elementsOf(findFields(copy, copy, paths), path).length > 0
        if (isThere) onFound(page)
        else findPageOf(path, shown, onFound, rest)
      })
  }
  return { findFieldsOf, findPageOf }
}

export type FieldFinder = ReturnType<typeof createFieldFinder>
