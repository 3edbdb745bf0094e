import { useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ContentPage } from '@/components/page/content-page'
import { NotFoundPage, ServerErrorPage } from '@/components/page/error-page'
import type { PageProps } from '@/components/page-props'
import type { PartKey } from '@/model/schema/content'
import { type PageName, pageNames, pestsRoute, routes } from '@/model/site/routes'
import { type FieldPath, fieldKey } from '@/model/values/tree'

// Needs the cast, because `fromEntries` loses the literal types of the names.
const routeTitles = Object.fromEntries(
  routes.map(({ pageName, title }) => [pageName, { title }]),
) as Record<PageName, { title: string }>

/** The pages that the preview shows, with the names that the owner reads. */
export const PREVIEW_PAGES = {
  ...routeTitles,
  notFound: { title: 'Página não encontrada' },
  serverError: { title: 'Quando algo falha' },
}

export type PreviewPageName = keyof typeof PREVIEW_PAGES

export const previewPageNames = Object.keys(PREVIEW_PAGES) as PreviewPageName[]

/** Parts of the content that not all pages show. The preview must look for `some`. */
const PAGE_OF_PART: { readonly [Key in PartKey]?: PreviewPageName | 'some' | 'none' } = {
  pests: pestsRoute.pageName,
  'interface.notFound': 'notFound',
  'interface.errors': 'serverError',
  interface: 'some',
  messages: 'some',
  photos: 'some',
  claims: 'none',
  palette: 'none',
}

const pagesByPart = new Map([
  ...Object.entries(PAGE_OF_PART),
  ...pageNames.flatMap((name) => [[name, name] as const, [`testimonials.${name}`, name] as const]),
])

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
  const route = routes.find(({ pageName }) => pageName === name)
  useLayoutEffect(() => onShown?.(), [onShown])
  if (route) return <ContentPage {...props} path={route.path} />
  return name === 'notFound' ? <NotFoundPage {...props} /> : <ServerErrorPage {...props} />
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
