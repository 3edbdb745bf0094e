import { useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ContentPage } from '@/components/page/content-page'
import { NotFoundPage, ServerErrorPage } from '@/components/page/error-page'
import type { PageProps } from '@/components/page-props'
import { routes } from '@/model/schema/routes'
import { type FieldPath, fieldKey, isWithin } from '@/model/values/tree'

/** The pages that the preview shows, with the names that the owner reads. */
export const PREVIEW_PAGES = {
  home: {
    title: 'Dedetização',
    Page: (props: PageProps) => <ContentPage {...props} path="/" />,
  },
  drains: {
    title: 'Desentupimento',
    Page: (props: PageProps) => <ContentPage {...props} path="/desentupimento" />,
  },
  notFound: { title: 'Página não encontrada', Page: NotFoundPage },
  serverError: { title: 'Quando algo falha', Page: ServerErrorPage },
}

export type PreviewPageName = keyof typeof PREVIEW_PAGES

/**
 * Returns the page to show for a field, or undefined if any page will do. A field of several pages
 * has one preferred page.
 */
export function preferredPageFor(path: FieldPath): PreviewPageName | undefined {
  const route = routes.find(({ pageName, messageKey, photoMessageKey }) =>
    [
      [pageName],
      ['testimonials', pageName],
      ['messages', messageKey],
      ['messages', photoMessageKey],
    ].some((part) => isWithin(path, part)),
  )
  if (route) return route.pageName
  const key = fieldKey(path)
  if (/^(pests|messages\.(service|pests))\b/.test(key)) return 'home'
  if (/^interface\.notFound\b/.test(key)) return 'notFound'
  return /^interface\.errors\b/.test(key) ? 'serverError' : undefined
}

type Props = PageProps & { name: PreviewPageName; onShown?: () => void }

/**
 * Renders a page of the site as the build does.
 * @param onShown called after the first render, and after each change of `onShown`
 */
export function PreviewPage({ name, onShown, ...props }: Props) {
  const { Page } = PREVIEW_PAGES[name]
  useLayoutEffect(() => onShown?.(), [onShown])
  return <Page {...props} />
}

/**
 * Returns a root that shows pages in an element. After a render error, shows a sentence until the
 * next change of the content, because the editor must keep working.
 */
export function createPageRoot(element: Element): Root {
  const root = createRoot(element, {
    onUncaughtError: (error) => {
      console.error(error)
      root.render(<p>Esta página não pode ser mostrada agora. O que você digitou está guardado.</p>)
    },
  })
  return root
}
