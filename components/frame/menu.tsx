import { MENU, NOWHERE } from '@/browser/menu'
import { ChatButton, ChatLink } from '@/components/parts/chat-link'
import { Icon } from '@/components/parts/icon'
import { Island } from '@/components/parts/island'
import type { InterfaceTexts, Link, MenuTexts } from '@/content/schema'

/** The menu as HTML and CSS alone: the address shows the panel. The island puts a dialog in its place. */
export function Menu({
  links,
  path,
  chatHref,
  phone,
  phoneName,
  texts,
}: {
  links: readonly Link[]
  /** Address of the current page, to mark its entry. */
  path: string
  chatHref: string
  phone: string
  phoneName: string
  texts: MenuTexts & Pick<InterfaceTexts, 'contactButton'>
}) {
  const { title, description, close, closeShort } = texts
  return (
    <Island
      name="menu"
      props={{ texts: { title, description, close, closeShort } }}
      className="site-menu"
    >
      <a href={`#${MENU}`} className="icon-button menu-button" aria-label={texts.open}>
        <Icon name="menu" />
        {texts.openShort}
      </a>
      <div id={MENU} className="menu-panel ground-dark">
        <nav aria-label={title}>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === path ? 'page' : undefined}
                  className="menu-entry"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ChatLink
          href={chatHref}
          origin="menu-phone"
          label={phoneName}
          className="menu-phone link-on-dark"
        >
          {phone}
        </ChatLink>{' '}
        <ChatButton href={chatHref} origin="menu">
          {texts.contactButton}
        </ChatButton>
      </div>
      <a href={NOWHERE} className="icon-button menu-button menu-close" aria-label={close}>
        <Icon name="close" />
        {closeShort}
      </a>
    </Island>
  )
}
