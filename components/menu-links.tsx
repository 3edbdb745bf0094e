import type { MouseEventHandler } from 'react'
import type { Link } from '@/content/schema'
import { ChatButton, ChatLink } from './chat-link'

export type MenuTexts = Record<
  'contactButton' | 'open' | 'openShort' | 'close' | 'closeShort' | 'title' | 'description',
  string
>

/** All that the menu leads to. The handlers are for client components only. */
export function MenuLinks({
  links,
  path,
  chatHref,
  phone,
  texts,
  onFollow,
  onChat,
}: {
  links: readonly Link[]
  /** Address of the page at hand, to mark its entry. */
  path: string
  chatHref: string
  phone: string
  texts: MenuTexts
  onFollow?: MouseEventHandler<HTMLAnchorElement>
  onChat?: () => void
}) {
  return (
    <>
      <nav aria-label={texts.title}>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                onClick={onFollow}
                aria-current={href === path ? 'page' : undefined}
                className="menu-entry"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ChatLink href={chatHref} origin="menu-phone" onClick={onChat} className="menu-phone">
        {phone}
      </ChatLink>
      <ChatButton href={chatHref} origin="menu" onClick={onChat}>
        {texts.contactButton}
      </ChatButton>
    </>
  )
}
