import { type ComponentType, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ContentPage } from '@/components/page/content-page'
import { NotFoundPage, ServerErrorPage } from '@/components/page/error-page'
import type { PageProps } from '@/components/page-props'
import type { PartKey } from '@/model/schema/content'
import { routes } from '@/model/site/routes'
import { type FieldPath, fieldKey } from '@/model/values/tree'

type PreviewEntry = { title: string; Page: ComponentType<PageProps> }

const [home, drains] = routes

/** The pages that the preview shows, with the names that the owner reads. */
export const PREVIEW_PAGES = {
  home: { title: home.title, Page: (props) => <ContentPage {...props} path={home.path} /> },
  drains: { title: drains.title, Page: (props) => <ContentPage {...props} path={drains.path} /> },
  notFound: { title: 'Página não encontrada', Page: NotFoundPage },
  serverError: { title: 'Quando algo falha', Page: ServerErrorPage },
} satisfies Readonly<Record<string, PreviewEntry>>

export type PreviewPageName = keyof typeof PREVIEW_PAGES

export const previewPageNames = Object.keys(PREVIEW_PAGES) as PreviewPageName[]

/** The page of each part of the content that not all pages show. The preview must look for `some`. */
const PAGE_OF_PART: { readonly [Key in PartKey]?: PreviewPageName | 'some' | 'none' } = {
  'testimonials.home': 'home',
  'testimonials.drains': 'drains',
  home: 'home',
  pests: 'home',
  drains: 'drains',
  'interface.notFound': 'notFound',
  'interface.errors': 'serverError',
  interface: 'some',
  messages: 'some',
  photos: 'some',
  claims: 'none',
  palette: 'none',
}

const pagesByPart = new Map(Object.entries(PAGE_OF_PART))

/** Returns the page of a field, or undefined if all pages may show the field. */
export const pageOf = (path: FieldPath) =>
  pagesByPart.get(fieldKey(path.slice(0, 2))) ?? pagesByPart.get(String(path[0]))

/** Returns the page to show for a field, or undefined if several pages may show the field. */
export const preferredPageFor = (path: FieldPath) =>
  previewPageNames.find((name) => name === pageOf(path))

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
