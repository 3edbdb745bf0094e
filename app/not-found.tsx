import type { Metadata } from 'next'
import { ChatButton } from '@/components/parts/chat-link'
import { Picture } from '@/components/parts/picture'
import { company, home, messages, notFoundTexts } from '@/content/site'
import { chatUrl } from '@/lib/chat'
import { PageFrame } from './page-frame'

export const metadata: Metadata = { title: notFoundTexts.metaTitle }

/** Logs the address that was not found, without its query. */
const LOG = "console.error('404: no page at', location.pathname)"

export default function NotFound() {
  const chatHref = chatUrl(company.phone, messages.default)
  return (
    <PageFrame path="" chatHref={chatHref} footer={home.footer}>
      <script
        data-keep="log-not-found"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: source of this project's own
        dangerouslySetInnerHTML={{ __html: LOG }}
      />
      <section className="not-found surface-dark surface-tiles tile-band">
        <div className="page-container">
          <div className="grid content-center justify-items-start gap-5">
            <h1 className="text-title">{notFoundTexts.title}</h1>
            <p className="text-lead">{notFoundTexts.explanation}</p>
            <div className="button-row">
              <a href="/" className="button-neutral">
                {notFoundTexts.homeButton}
              </a>{' '}
              <ChatButton href={chatHref} origin="not-found">
                {notFoundTexts.chatButton}
              </ChatButton>
            </div>
            <p lang="en" className="text-sm">
              <span>{notFoundTexts.code}</span> <span>{notFoundTexts.message}</span>{' '}
              <a href="/" className="text-link">
                {notFoundTexts.homeLink}
              </a>
            </p>
          </div>
          <Picture name="pagina-nao-encontrada" alt="" sizes="(max-width: 63.99rem) 90vw, 40rem" />
        </div>
      </section>
    </PageFrame>
  )
}
