import type { Metadata } from 'next'
import { PageFrame } from '@/app/page-frame'
import { ChatButton } from '@/components/parts/chat-link'
import { Picture } from '@/components/parts/picture'
import { company, errorTexts, home, messages, notFoundTexts } from '@/content/site'
import { chatUrl } from '@/lib/chat'

export const metadata: Metadata = { title: errorTexts.metaTitle }

/** The page 500.html, which a host can show when the host itself fails. */
export default function ServerError() {
  const chatHref = chatUrl(company.phone, messages.default)
  return (
    <PageFrame path="" chatHref={chatHref} footer={home.footer}>
      <section className="not-found surface-dark surface-tiles tile-band">
        <div className="page-container">
          <div className="grid content-center justify-items-start gap-5">
            <h1 className="text-title">{errorTexts.headline}</h1>
            <p className="text-lead">{errorTexts.explanation}</p>
            <div className="button-row">
              {/* The current page once more. */}
              <a href="?" className="button-neutral">
                {errorTexts.retry}
              </a>{' '}
              <a href="/" className="button-neutral">
                {errorTexts.home}
              </a>
            </div>
            <ChatButton href={chatHref} origin="failure">
              {notFoundTexts.chatButton}
            </ChatButton>
            <p lang="en" className="text-sm">
              {errorTexts.title}
            </p>
          </div>
          <Picture name="pagina-nao-encontrada" alt="" sizes="(max-width: 63.99rem) 90vw, 40rem" />
        </div>
      </section>
    </PageFrame>
  )
}
