import { Component, type ReactNode, useLayoutEffect } from 'react'
import { DrainsPage, HomePage } from '@/components/page/content-page'
import { NotFoundPage, ServerErrorPage } from '@/components/page/error-page'
import type { SiteContent } from '@/content/schema'
import type { Path } from '@/content/tree'
import { keyOf } from '@/editor/store/path'

/** The Portuguese names of the preview's pages. */
export const PAGES = {
  home: 'Dedetização',
  drains: 'Desentupimento',
  notFound: 'Página não encontrada',
  serverError: 'Quando algo falha',
} as const

export type PageName = keyof typeof PAGES

const COMPONENTS = {
  home: HomePage,
  drains: DrainsPage,
  notFound: NotFoundPage,
  serverError: ServerErrorPage,
}

/** Returns the page that shows a field, or undefined for a field of several pages or of none. */
export function pageWith(path: Path): PageName | undefined {
  const key = keyOf(path)
  if (/^(home|pests|testimonials\.home|messages\.(service|pests|photo))\b/.test(key)) return 'home'
  if (/^(drains|testimonials\.drains|messages\.(drains|video))\b/.test(key)) return 'drains'
  if (/^(interface\.notFound|messages\.default)\b/.test(key)) return 'notFound'
  return /^interface\.errors\b/.test(key) ? 'serverError' : undefined
}

type RenderState = { failed: boolean }

/**
 * Catches a render error of the page, because the editor must keep working. Renders the page again
 * after the next change of the content.
 */
class ErrorBoundary extends Component<{ children: ReactNode; attempt: unknown }, RenderState> {
  override state: RenderState = { failed: false }

  static getDerivedStateFromError = (): RenderState => ({ failed: true })

  override componentDidUpdate(before: { attempt: unknown }) {
    if (this.state.failed && before.attempt !== this.props.attempt) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <p>Esta página não pode ser mostrada agora. O que você digitou está guardado.</p>
  }
}

type Props = { name: PageName; content: SiteContent; onShown?: () => void }

function PageContent({ name, content, onShown }: Props) {
  const PageComponent = COMPONENTS[name]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useLayoutEffect(() => onShown?.(), [name, onShown])
  return <PageComponent content={content} />
}

/**
 * Renders a page of the site as the build does.
 * @param onShown called after the first render of each page, and after each change of `onShown`
 */
export const Page = (props: Props) => (
  <ErrorBoundary attempt={props.content}>
    <PageContent {...props} />
  </ErrorBoundary>
)
