import type { Link, MenuTexts } from '@/content/schema'
import { ChatButton, ChatLink } from './chat-link'

/** All that the menu leads to. */
export function MenuLinks({
  links,
  path,
  chatHref,
  phone,
  texts,
}: {
  links: readonly Link[]
  /** Address of the page at hand, to mark its entry. */
  path: string
  chatHref: string
  phone: string
  texts: MenuTexts
}) {
  return (
    <>
      <nav aria-label={texts.title}>
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
      <ChatLink href={chatHref} origin="menu-phone" className="menu-phone">
        {phone}
      </ChatLink>
      <ChatButton href={chatHref} origin="menu">
        {texts.contactButton}
      </ChatButton>
    </>
  )
}
