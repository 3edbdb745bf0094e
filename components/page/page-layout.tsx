import type { ReactNode } from 'react'
import { Consent } from '@/components/consent/consent'
import { FloatingChat } from '@/components/islands/floating-chat/floating-chat'
import { NoticeBar } from '@/components/islands/notices/notice-bar'
import { PageTabs } from '@/components/layout/page-tabs'
import { SiteFooter } from '@/components/layout/site-footer'
import { SiteHeader } from '@/components/layout/site-header'
import type { FrameProps, PageProps } from '@/components/page-props'
import { pageChats } from '@/model/page/chat'
import { MAIN_ID } from '@/model/site/anchors'
import { type RoutePath, routeOf } from '@/model/site/routes'

/**
 * Renders what surrounds the content of every page: header, footer, menu, notices and chat button.
 * @param path path of the page. An error page has none, and the look of the home page.
 */
export function PageLayout({
  children,
  path,
  ...page
}: PageProps & { path?: RoutePath; children: ReactNode }) {
  const { content } = page
  const { general, consent, notices } = content.interface
  const route = routeOf(path ?? '/')
  const chatHref = pageChats(content, route).page
  const frame: FrameProps = { ...page, route, path, chatHref }
  return (
    <div className={`frame frame-${route.pageName}`}>
      <a href={`#${MAIN_ID}`} className="skip-link print:gone">
        {general.skipLink}
      </a>
      <Consent analyticsId={content.company.analyticsId} texts={consent} />
      <NoticeBar texts={notices} />
      <PageTabs content={content} path={path} />
      <SiteHeader {...frame} />
      {/*
       * Before <main>, because the button is on the first screen, which must not wait for later
       * HTML.
       */}
      <FloatingChat texts={general} chatHref={chatHref} />
      <main id={MAIN_ID} tabIndex={-1}>
        {/* Because Obsidian's clipper drops short last children of <main>. pipe-sections.css lays it out. */}
        <div>{children}</div>
      </main>
      <SiteFooter {...frame} />
    </div>
  )
}
