import { Component, type ReactNode, useEffect } from 'react'
import { DrainsPage, HomePage } from '@/components/page/content-page'
import { FailurePage, NotFoundPage } from '@/components/page/error-page'
import type { Path } from '@/content/leaves'
import type { SiteContent } from '@/content/schema'
import { keyOf } from '@/editor/store/path'

/** The Portuguese names of the preview's pages. */
export const PAGES = {
  home: 'Dedetização',
  drains: 'Desentupimento',
  notFound: 'Página não encontrada',
  failure: 'Quando algo falha',
} as const

export type PageName = keyof typeof PAGES

const COMPONENTS = {
  home: HomePage,
  drains: DrainsPage,
  notFound: NotFoundPage,
  failure: FailurePage,
}

/** Returns the page that shows a field, or undefined for a field of several pages or of none. */
export function pageWith(path: Path): PageName | undefined {
  const key = keyOf(path)
  if (/^(home|pests|testimonials\.home|messages\.(service|pests|photo))\b/.test(key)) return 'home'
  if (/^(drains|testimonials\.drains|messages\.(drains|video))\b/.test(key)) return 'drains'
  if (/^(interface\.notFound|messages\.default)\b/.test(key)) return 'notFound'
  return /^interface\.errors\b/.test(key) ? 'failure' : undefined
}

type Fault = { failed: boolean }

/**
 * Catches a render error of the page, because the editor must keep working. Renders the page again
 * after the next change of the content.
 */
class ErrorBoundary extends Component<{ children: ReactNode; attempt: unknown }, Fault> {
  override state: Fault = { failed: false }

  static getDerivedStateFromError = (): Fault => ({ failed: true })

  override componentDidUpdate(before: { attempt: unknown }) {
    if (this.state.failed && before.attempt !== this.props.attempt) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <p>Esta página não pode ser mostrada agora. O que você digitou está guardado.</p>
  }
}

/**
 * Renders a page of the site as the build does.
 * @param onRendered called after each render of the page
 */
export function Page({
  name,
  content,
  onRendered,
}: {
  name: PageName
  content: SiteContent
  onRendered?: () => void
}) {
  const Shown = COMPONENTS[name]
  useEffect(() => onRendered?.())
  return (
    <ErrorBoundary attempt={content}>
      <Shown content={content} />
    </ErrorBoundary>
  )
}
