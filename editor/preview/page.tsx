import { Component, type ReactNode } from 'react'
import { DrainsPage, HomePage } from '@/components/page/content-page'
import { NotFoundPage } from '@/components/page/error-page'
import type { Path } from '@/content/leaves'
import type { SiteContent } from '@/content/schema'
import { keyOf } from '@/editor/store/path'

/** The pages that the preview can show, each with its name. */
export const PAGES = {
  home: 'Dedetização',
  drains: 'Desentupimento',
  notFound: 'Página não encontrada',
} as const

export type PageName = keyof typeof PAGES

const COMPONENTS = { home: HomePage, drains: DrainsPage, notFound: NotFoundPage }

/** The page on which a field stands, if it stands on one alone. */
export function pageWith(path: Path): PageName | undefined {
  const key = keyOf(path)
  if (/^(home|pests|testimonials\.home)\b/.test(key)) return 'home'
  if (/^(drains|testimonials\.drains)\b/.test(key)) return 'drains'
  return /^interface\.notFound\b/.test(key) ? 'notFound' : undefined
}

/** Keeps a fault of the page from the editor. The next change of the content tries again. */
class Boundary extends Component<{ children: ReactNode; attempt: unknown }, { failed?: unknown }> {
  override state: { failed?: unknown } = {}

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidUpdate(before: { attempt: unknown }) {
    if (this.state.failed && before.attempt !== this.props.attempt) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <p>Esta página não pode ser mostrada agora. O que você digitou está guardado.</p>
  }
}

/** A page of the site, as the build renders it. */
export function Page({ name, content }: { name: PageName; content: SiteContent }) {
  const Shown = COMPONENTS[name]
  return (
    <Boundary attempt={content}>
      <Shown content={content} />
    </Boundary>
  )
}
