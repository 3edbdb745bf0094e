import type { ReactNode } from 'react'
import { ChatIcon } from './chat-icon'

type ChatLinkProps = {
  href: string
  /** Where on the page the visitor clicked; the analytics event carries it. */
  origin: string
  className?: string
  /** Accessible name, for a link without text. */
  label?: string
  /** Id of the text that tells this link from others with the same label. */
  describedBy?: string
  children: ReactNode
}

/** A link to the WhatsApp conversation, in a new tab. */
export function ChatLink({ href, origin, className, label, describedBy, children }: ChatLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      data-origin={origin}
      aria-label={label}
      aria-describedby={describedBy}
      className={className}
    >
      {children}
    </a>
  )
}

/** The chat action as the site's one green button. */
export function ChatButton({ className, children, ...link }: ChatLinkProps) {
  return (
    <ChatLink {...link} className={className ? `chat-button ${className}` : 'chat-button'}>
      <ChatIcon />
      {children}
    </ChatLink>
  )
}
