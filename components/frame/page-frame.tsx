import type { ReactNode } from 'react'
import { IconSprite } from '@/components/shared/icon'
import { company } from '@/content/company'
import { consentTexts } from '@/content/consent'
import { factTexts, interfaceTexts } from '@/content/interface'
import type { Page } from '@/content/schema'
import { navigation } from '@/lib/navigation'
import { Consent } from './consent'
import { FloatingChat } from './floating-chat'
import { NoticeBar } from './notice-bar'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { SpeculationRules } from './speculation-rules'

/** What stands around the content of every page. All its chat links carry the page's own text. */
export function PageFrame({
  path,
  chatHref,
  footer,
  theme = 'forest',
  children,
}: {
  path: string
  chatHref: string
  footer: Page['footer']
  /** The dark ground of the page's hero and bands. */
  theme?: 'forest' | 'water'
  children: ReactNode
}) {
  return (
    <div className={`page ${theme}`}>
      <IconSprite />
      <a href="#inicio" className="skip-link">
        {interfaceTexts.skipLink}
      </a>
      <Consent tag={company.analyticsId} texts={consentTexts} />
      <NoticeBar />
      <SiteHeader path={path} chatHref={chatHref} />
      <main id="inicio" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        footer={footer}
        company={company}
        links={navigation}
        texts={{ ...interfaceTexts, ...factTexts }}
        consentTexts={consentTexts}
        chatHref={chatHref}
      />
      <FloatingChat chatHref={chatHref} />
      <SpeculationRules path={path} />
    </div>
  )
}
