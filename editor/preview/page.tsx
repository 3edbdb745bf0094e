import { type ComponentType, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ContentPage } from '@/components/page/content-page'
import { NotFoundPage, ServerErrorPage } from '@/components/page/error-page'
import type { PageProps } from '@/components/page-props'
import { SCREENS } from '@/editor/addresses/screen-table'
import { isInPart, type PartKey } from '@/model/schema/content'
import type { FieldPath } from '@/model/values/tree'

type PreviewEntry = { title: string; Page: ComponentType<PageProps>; parts: readonly PartKey[] }

/**
 * The pages that the preview shows, with the names that the owner reads, and the parts of the content
 * for whose fields the preview shows the page.
 */
export const PREVIEW_PAGES = {
  home: {
    title: 'Dedetização',
    Page: (props) => <ContentPage {...props} path="/" />,
    parts: ['home', 'pests', 'testimonials.home'],
  },
  drains: {
    title: 'Desentupimento',
    Page: (props) => <ContentPage {...props} path="/desentupimento" />,
    parts: ['drains', 'testimonials.drains'],
  },
  notFound: { title: 'Página não encontrada', Page: NotFoundPage, parts: ['interface.notFound'] },
  serverError: { title: 'Quando algo falha', Page: ServerErrorPage, parts: ['interface.errors'] },
} satisfies Readonly<Record<string, PreviewEntry>>

export type PreviewPageName = keyof typeof PREVIEW_PAGES

export const previewPageNames = Object.keys(PREVIEW_PAGES) as PreviewPageName[]

/** Returns the page to show for a field, or undefined if several pages may show the field. */
export const preferredPageFor = (path: FieldPath): PreviewPageName | undefined =>
  previewPageNames.find((name) => PREVIEW_PAGES[name].parts.some((part) => isInPart(path, part)))

/** The first segments of fields of which several pages show different ones. */
const ON_SEVERAL_PAGES: readonly unknown[] = [
  'interface',
  'messages',
  'photos',
  SCREENS.newPhoto.hash,
]

/** Checks whether the page of a field is known only after a look at the pages. */
export const isOnSeveralPages = (path: FieldPath) =>
  ON_SEVERAL_PAGES.includes(path[0]) && !preferredPageFor(path)

/** Content files whose texts no page contains. */
const OFF_PAGES: readonly unknown[] = ['palette', 'photos', 'claims']

export const isOffPages = (path: FieldPath) => OFF_PAGES.includes(path[0])

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
