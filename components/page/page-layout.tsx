import type { ReactNode } from 'react'
import { NoticeBar } from '@/components/islands/notices/notice-bar'
import { FloatingChat } from '@/components/islands/tooltip/floating-chat'
import { Consent } from '@/components/layout/consent'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import { chatCodePath, type PictureFiles, type Pictures } from '@/model/art/pictures'
import { hoursInSentence } from '@/model/fields/hours/format'
import { formatPhone } from '@/model/fields/phone/format'
import { townNames } from '@/model/page/company-facts'
import { callLinks, menuLinks } from '@/model/page/navigation'
import { type RoutePath, routeOf } from '@/model/routes'
import type { PageContent, SiteContent } from '@/model/schema/content'

/** Props of each page. */
export type PageProps = {
  /** From `visibleContent`. */
  content: SiteContent
  pictures: Pictures
}

/**
 * Renders what surrounds the content of every page: header, footer, menu, notices and chat button.
 */
export function PageLayout({
  content,
  pictures,
  path,
  chatHref,
  footer,
  otherPage,
  picture,
  hasAbout = false,
  children,
}: PageProps & {
  /** Path of the page, to mark its links. Error pages have none, and the look of the home page. */
  path?: RoutePath
  chatHref: string
  footer: PageContent['footer']
  otherPage?: PageContent['otherPage']
  /** Hero picture, which the footer repeats. */
  picture?: PictureFiles
  /** Whether the page has the section about the company. */
  hasAbout?: boolean
  children: ReactNode
}) {
  const { company } = content
  const { general, facts: factTexts, menu, notices, consent } = content.interface
  // The label starts with “WhatsApp”, because visitors would expect a phone number to start a call,
  // and this one opens the chat.
  const phone = `${general.whatsapp} ${formatPhone(company.phone).replaceAll(' ', '\u00a0')}`
  const hoursAndTowns = [
    company.hours && hoursInSentence(company.hours, true),
    townNames(company).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
  const { pictureSuffix, theme } = routeOf(path ?? '/')
  const links = menuLinks(content)
  return (
    <div className={path ? `page page-${theme}` : `page page-${theme} page-error`}>
      <a href="#inicio" className="skip-link print:gone">
        {general.skipLink}
      </a>
      <Consent analyticsId={company.analyticsId} texts={consent} />
      <NoticeBar
        path={path}
        hoursAndTowns={hoursAndTowns}
        texts={notices}
        tabsLabel={general.tabs}
      />
      <SiteHeader
        path={path}
        company={company}
        mark={pictures['brand-mark']}
        hoursAndTowns={hoursAndTowns}
        phone={phone}
        chatCode={chatCodePath(pictureSuffix)}
        menuLinks={[...links, ...callLinks(company, general)]}
        texts={{ ...general, ...menu }}
        chatHref={chatHref}
      />
      {/*
       * Before <main>, because the button is on the first screen, which must not wait for later
       * HTML.
       */}
      <FloatingChat texts={general} chatHref={chatHref} />
      <main id="inicio" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        footer={footer}
        otherPage={otherPage}
        picture={picture}
        hasAbout={hasAbout}
        company={company}
        mark={pictures['brand-mark']}
        phone={phone}
        links={links}
        texts={{ ...general, ...factTexts }}
        consentTexts={consent}
        chatHref={chatHref}
      />
    </div>
  )
}
