import { type ComponentType, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ContentPage } from '@/components/page/content-page'
import { NotFoundPage, ServerErrorPage } from '@/components/page/error-page'
import type { PageProps } from '@/components/page-props'
import { SCREENS } from '@/editor/addresses/screen-table'
import type { SiteContent } from '@/model/schema/content'
import { type FieldPath, valueAt } from '@/model/values/tree'

type PreviewEntry = { title: string; Page: ComponentType<PageProps> }

/** The pages that the preview shows, with the names that the owner reads. */
export const PREVIEW_PAGES = {
  home: { title: 'Dedetização', Page: (props) => <ContentPage {...props} path="/" /> },
  drains: {
    title: 'Desentupimento',
    Page: (props) => <ContentPage {...props} path="/desentupimento" />,
  },
  notFound: { title: 'Página não encontrada', Page: NotFoundPage },
  serverError: { title: 'Quando algo falha', Page: ServerErrorPage },
} satisfies Readonly<Record<string, PreviewEntry>>

export type PreviewPageName = keyof typeof PREVIEW_PAGES

export const previewPageNames = Object.keys(PREVIEW_PAGES) as PreviewPageName[]

/**
 * Where the preview shows a field: on a page, also if another one has it; on all pages; on one of them,
 * which only a look at the pages finds; or nowhere.
 */
type Place = PreviewPageName | 'all' | 'one' | 'none'

/** The place of the fields of each content file, or of each of its parts. */
const PLACES: {
  [Name in keyof SiteContent]: Place | Readonly<Record<keyof SiteContent[Name], Place>>
} = {
  company: 'all',
  testimonials: { samples: 'all', home: 'home', drains: 'drains' },
  claims: 'none',
  avisos: 'all',
  photos: 'one',
  home: 'home',
  pests: 'home',
  drains: 'drains',
  messages: {
    default: 'home',
    service: 'home',
    pests: 'home',
    drains: 'drains',
    photo: 'home',
    video: 'drains',
  },
  interface: {
    general: 'one',
    facts: 'one',
    menu: 'one',
    notices: 'one',
    notFound: 'notFound',
    errors: 'serverError',
    consent: 'one',
  },
  palette: 'none',
}

/** Returns the place of a field, or undefined for a file whose parts have several. */
export function placeOf(path: FieldPath): Place | undefined {
  const [name, part = ''] = path
  if (name === SCREENS.newPhoto.hash) return 'one'
  const place = valueAt(PLACES, path.slice(0, 1))
  return (typeof place === 'string' ? place : valueAt(place, [part])) as Place | undefined
}

/** Returns the page to show for a field, or undefined if any page will do. */
export const preferredPageFor = (path: FieldPath): PreviewPageName | undefined =>
  previewPageNames.find((name) => name === placeOf(path))

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
