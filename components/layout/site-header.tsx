import { Menu } from '@/components/islands/menu/menu'
import type { FrameProps } from '@/components/page-props'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { PageLinks } from '@/components/parts/page-links'
import { formatUrl } from '@/model/fields/link/format'
import { chatLabel } from '@/model/page/chat'
import { headerLinks } from '@/model/page/navigation'
import { chatCodePath } from '@/model/site/published-files'
import { Brand } from './brand'

export function SiteHeader(props: FrameProps) {
  const { content, pictures, route, path, chatHref } = props
  const { company } = content
  const texts = content.interface.general
  return (
    <header className="site-header forced-colors-border">
      <div className="header-row page-container">
        <Brand name={company.name} mark={pictures['brand-mark']} homeLabel={texts.homeLink} />
        <PageLinks
          name={texts.headerNavigation}
          links={headerLinks}
          path={path}
          className="header-navigation max-md:gone print:gone"
          linkClass="header-link"
        />
        <ChatLink href={chatHref} className="header-link header-phone touch-link">
          {chatLabel(content)}
        </ChatLink>{' '}
        <div className="header-print">
          <p>
            <strong className="text-title">{chatLabel(content)}</strong>
            {`\n${texts.chatCode}\n${formatUrl(company.siteUrl)}`}
          </p>
          <img src={chatCodePath(route)} alt="" width="120" height="120" loading="lazy" />
        </div>
        <ChatButton href={chatHref} className="header-chat phone:gone">
          {texts.contactButton}
        </ChatButton>
        <Menu {...props} />
      </div>
    </header>
  )
}
