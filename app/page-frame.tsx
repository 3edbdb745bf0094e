import type { ReactNode } from 'react'
import { Consent } from '@/components/frame/consent'
import { SiteFooter } from '@/components/frame/site-footer'
import { SiteHeader } from '@/components/frame/site-header'
import { SpeculationRules } from '@/components/frame/speculation-rules'
import { NoticeBar } from '@/components/islands/notices/notice-bar'
import { FloatingChat } from '@/components/islands/tooltip/floating-chat'
import { paths } from '@/content/routes'
import type { Page } from '@/content/schema'
import {
  company,
  consentTexts,
  factTexts,
  interfaceTexts,
  menuTexts,
  noticeTexts,
  testimonialsOf,
} from '@/content/site'
import { headerLinks, menuLinks } from '@/lib/navigation'
import { displayPhone } from '@/lib/phone'
import { picture } from '@/lib/pictures'
import './globals-linked.css'

/** The textures that each theme preloads. */
const TEXTURES = { 'page-forest': 'tiles-forest', 'page-water': 'tiles-blue' } as const

export type Theme = keyof typeof TEXTURES

/** The frame around the content of every page. All its chat links carry the page's own text. */
export function PageFrame({
  path,
  chatHref,
  footer,
  otherPage,
  theme = 'page-forest',
  children,
}: {
  path: string
  chatHref: string
  footer: Page['footer']
  otherPage?: Page['otherPage']
  /** The colour of the page's dark parts. */
  theme?: Theme
  children: ReactNode
}) {
  // The label starts with “WhatsApp”, because visitors would expect a phone number to start a call,
  // and this one opens the chat.
  const phone = `${interfaceTexts.whatsapp} ${displayPhone(company.phone).replace(' ', '\u00a0')}`
  const links = menuLinks(testimonialsOf('home'))
  return (
    <div className={`page ${theme}`}>
      {/*
       * Preloads the tile pattern behind the headline, because the browser would otherwise request
       * it only at layout and paint the first screen later on a slow connection. Forced colours
       * hide the pattern, so `media` skips it. `imageSrcSet` replaces `href`, because with `href`
       * React would make every page also preload the pattern of the 404 page, which Next renders
       * alongside it.
       */}
      <link
        rel="preload"
        as="image"
        imageSrcSet={picture(TEXTURES[theme]).fallback}
        media="not all and (forced-colors: active)"
      />
      <a href="#inicio" className="skip-link print:hidden!">
        {interfaceTexts.skipLink}
      </a>
      <Consent tag={company.analyticsId} texts={consentTexts} />
      <NoticeBar
        path={path}
        company={company}
        tabs={headerLinks}
        texts={noticeTexts}
        tabsLabel={interfaceTexts.tabs}
      />
      <SiteHeader
        path={path}
        name={company.name}
        phone={phone}
        links={headerLinks}
        menuLinks={links}
        texts={{ ...interfaceTexts, ...menuTexts }}
        chatHref={chatHref}
      />
      {/* Some browsers show it on the first screen, which waits for nothing that comes later. */}
      <FloatingChat texts={interfaceTexts} chatHref={chatHref} />
      <main id="inicio" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        footer={footer}
        otherPage={otherPage}
        company={company}
        phone={phone}
        links={links}
        texts={{ ...interfaceTexts, ...factTexts }}
        consentTexts={consentTexts}
        chatHref={chatHref}
      />
      <SpeculationRules paths={paths} />
    </div>
  )
}
