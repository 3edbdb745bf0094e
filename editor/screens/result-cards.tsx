import { useContent } from '@/editor/session/context'
import { MAX_TITLE_LENGTH, pageMetadata } from '@/model/metadata/page-metadata'
import { shareImagePath } from '@/model/site/published-files'
import type { Route } from '@/model/site/routes'
import './result-cards.css'

/** Characters of a description that search results show. */
const MAX_DESCRIPTION_LENGTH = 160

/** Cuts a text after the last complete word within a length, as search results do. */
export function cutText(text: string, maxLength: number): string {
  const shown = text.trim()
  if (shown.length <= maxLength) return shown
  const end = shown.slice(0, maxLength + 1).lastIndexOf(' ')
  return `${shown.slice(0, end > 0 ? end : maxLength)}…`
}

/** Shows a page as a result of Google and as a link in a WhatsApp chat. */
export function ResultCards({ route }: { route: Route }) {
  const content = useContent()
  const { company } = content
  const { path } = route
  const { title, description, openGraph } = pageMetadata(content, path)
  const { host } = new URL(company.siteUrl)
  const breadcrumb = path === '/' ? '' : ` › ${path.slice(1)}`
  return (
    <>
      <h2>Como aparece no Google</h2>
      <div className="result-card">
        <span className="hint">{company.name}</span>
        <small className="hint">
          {host}
          {breadcrumb}
        </small>
        <strong>{cutText(String(title), MAX_TITLE_LENGTH)}</strong>
        <span className="hint">{cutText(description ?? '', MAX_DESCRIPTION_LENGTH)}</span>
      </div>
      <p className="hint">O Google às vezes escolhe outro texto da página.</p>
      <h2>Como o link aparece no WhatsApp</h2>
      <div className="result-card chat-card">
        <img src={shareImagePath(route)} alt="" />
        <strong className="lines">{String(openGraph?.title)}</strong>
        <span className="hint lines">{openGraph?.description}</span>
        <small className="hint">{host}</small>
      </div>
      <p className="hint">A imagem é a do site no ar. Ela muda depois que você publica.</p>
    </>
  )
}
