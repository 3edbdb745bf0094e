import type { ReactNode } from 'react'
import type { PageProps } from '@/components/page-props'
import { ChatButton } from '@/components/parts/chat-link'
import { Picture } from '@/components/parts/picture'
import { HERO_SIZES } from '@/components/sections/hero/hero-picture'
import { HeroTitle } from '@/components/sections/hero/hero-title'
import { pageChats } from '@/model/page/chat'
import { routeOf } from '@/model/site/routes'
import { PageLayout } from './page-layout'

/** Renders an error page, which a host serves at the URL that failed. */
function ErrorPage({
  content,
  pictures,
  title,
  explanation,
  chatLabel,
  links,
  english,
}: PageProps & {
  title: string
  explanation: string
  chatLabel: string
  /** Links before the chat button. */
  links: readonly { label: string; href: string }[]
  /** Texts that the specification requires in English. */
  english: ReactNode
}) {
  const chatHref = pageChats(content, routeOf('/')).page
  return (
    <PageLayout content={content} pictures={pictures}>
      <section className="error-page hero surface-dark surface-tiles tile-band">
        <div className="hero-grid page-container">
          <div className="hero-text">
            <HeroTitle>{title}</HeroTitle>
            <p className="text-lead">{explanation}</p>
            <div className="hero-action">
              {links.flatMap(({ label, href }) => [
                <a key={href} href={href} className="button-neutral button-large">
                  {label}
                </a>,
                ' ',
              ])}
              <ChatButton href={chatHref} className="button-large">
                {chatLabel}
              </ChatButton>
            </div>
            <p lang="en" className="text-sm">
              {english}
            </p>
          </div>
          <div className="hero-picture enlarged:gone">
            <Picture picture={pictures['pagina-nao-encontrada']} sizes={HERO_SIZES} priority />
          </div>
        </div>
      </section>
    </PageLayout>
  )
}

/** Renders 404.html, which a host serves for an unknown URL. */
export function NotFoundPage(props: PageProps) {
  const texts = props.content.interface.notFound
  return (
    <ErrorPage
      {...props}
      title={texts.title}
      explanation={texts.explanation}
      chatLabel={texts.chatButton}
      links={[{ label: texts.homeButton, href: '/' }]}
      english={
        <>
          <span className="error-code font-display">{texts.code}</span> <span>{texts.message}</span>{' '}
          <a href="/" className="text-link">
            {texts.homeLink}
          </a>
        </>
      }
    />
  )
}

/** Renders 500.html, which a host can show when it fails. */
export function ServerErrorPage(props: PageProps) {
  const texts = props.content.interface.errors
  return (
    <ErrorPage
      {...props}
      title={texts.headline}
      explanation={texts.explanation}
      chatLabel={props.content.interface.general.contactButton}
      links={[
        // The link `?` reloads the current URL.
        { label: texts.retry, href: '?' },
        { label: texts.home, href: '/' },
      ]}
      english={texts.title}
    />
  )
}
