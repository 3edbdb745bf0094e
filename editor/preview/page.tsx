import { Component, type ReactNode, useLayoutEffect } from 'react'
import { DrainsPage, HomePage } from '@/components/page/content-page'
import { NotFoundPage, ServerErrorPage } from '@/components/page/error-page'
import type { PageProps } from '@/components/page/page-layout'
import { fieldKey } from '@/editor/store/content-files'
import type { FieldPath } from '@/model/values/tree'

/** The Portuguese names of the preview's pages. */
export const PREVIEW_PAGE_TITLES = {
  home: 'Dedetização',
  drains: 'Desentupimento',
  notFound: 'Página não encontrada',
  serverError: 'Quando algo falha',
} as const

export type PreviewPageName = keyof typeof PREVIEW_PAGE_TITLES

const PAGE_COMPONENTS = {
  home: HomePage,
  drains: DrainsPage,
  notFound: NotFoundPage,
  serverError: ServerErrorPage,
}

/**
 * Returns the page to show for a field, or undefined if any page will do. A field of several pages
 * has one preferred page.
 */
export function preferredPageFor(path: FieldPath): PreviewPageName | undefined {
  const key = fieldKey(path)
  if (/^(home|pests|testimonials\.home|messages\.(service|pests|photo))\b/.test(key)) return 'home'
  if (/^(drains|testimonials\.drains|messages\.(drains|video))\b/.test(key)) return 'drains'
  if (/^(interface\.notFound|messages\.default)\b/.test(key)) return 'notFound'
  return /^interface\.errors\b/.test(key) ? 'serverError' : undefined
}

type RenderState = { hasError: boolean }

/**
 * Catches a render error of the page, because the editor must keep working. Renders the page again
 * after the next change of the content.
 */
class ErrorBoundary extends Component<{ children: ReactNode; resetKey: unknown }, RenderState> {
  override state: RenderState = { hasError: false }

  static getDerivedStateFromError = (): RenderState => ({ hasError: true })

  override componentDidUpdate(before: { resetKey: unknown }) {
    if (this.state.hasError && before.resetKey !== this.props.resetKey)
      this.setState({ hasError: false })
  }

  override render() {
    if (!this.state.hasError) return this.props.children
    return <p>Esta página não pode ser mostrada agora. O que você digitou está guardado.</p>
  }
}

type Props = PageProps & { name: PreviewPageName; onShown?: () => void }

function PreviewPageBody({ name, onShown, ...props }: Props) {
  const PageComponent = PAGE_COMPONENTS[name]
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useLayoutEffect(() => onShown?.(), [name, onShown])
  return <PageComponent {...props} />
}

/**
 * Renders a page of the site as the build does.
 * @param onShown called after the first render of each page, and after each change of `onShown`
 */
export const PreviewPage = (props: Props) => (
  <ErrorBoundary resetKey={props.content}>
    <PreviewPageBody {...props} />
  </ErrorBoundary>
)
