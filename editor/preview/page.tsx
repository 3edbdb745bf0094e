import { type ComponentType, useLayoutEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { ContentPage } from '@/components/page/content-page'
import { NotFoundPage, ServerErrorPage } from '@/components/page/error-page'
import type { PageProps } from '@/components/page-props'
import { SCREENS } from '@/editor/addresses/screen-table'
import type { PartKey, SiteContent } from '@/model/schema/content'
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

/**
 * Where pages show a content file: on one page, on each page (`any`), or on pages that the preview
 * must look at to find a field (`some`). Of the `pictures` file, these show no texts.
 */
type ShownOn = PreviewPageName | 'any' | 'some' | 'pictures' | 'none'

/** Where each content file is shown, and its parts that differ from it. */
const SHOWN_ON = {
  company: 'any',
  testimonials: 'any',
  'testimonials.home': 'home',
  'testimonials.drains': 'drains',
  claims: 'none',
  avisos: 'any',
  photos: 'pictures',
  [SCREENS.newPhoto.hash]: 'some',
  home: 'home',
  pests: 'home',
  drains: 'drains',
  messages: 'some',
  interface: 'some',
  'interface.notFound': 'notFound',
  'interface.errors': 'serverError',
  palette: 'none',
} satisfies Record<keyof SiteContent, ShownOn> & Partial<Record<PartKey | 'foto', ShownOn>>

const shownOnByKey = new Map<string, ShownOn>(Object.entries(SHOWN_ON))

const shownOn = (path: FieldPath) =>
  shownOnByKey.get(fieldKey(path.slice(0, 2))) ?? shownOnByKey.get(fieldKey(path.slice(0, 1)))

/** Returns the page to show for a field, or undefined if several pages may show the field. */
export const preferredPageFor = (path: FieldPath) =>
  previewPageNames.find((name) => name === shownOn(path))

/** Checks whether the page of a field is known only after a look at the pages. */
export const isOnSomePages = (path: FieldPath) => ['some', 'pictures'].includes(shownOn(path) ?? '')

/** Checks whether no page contains the texts of a field's file. */
export const isOffPages = (path: FieldPath) => ['none', 'pictures'].includes(shownOn(path) ?? '')

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
