import type { ReactNode } from 'react'
import { ChatIcon } from './chat-icon'

type ChatLinkProps = {
  href: string
  className?: string
  /** Accessible name, for a link without text. */
  label?: string
  /** Id of the text that distinguishes this link from others with the same label. */
  describedBy?: string
  children: ReactNode
}

/** Renders a link that opens the WhatsApp chat in a new tab. */
export function ChatLink({ href, className, label, describedBy, children }: ChatLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      aria-describedby={describedBy}
      className={className}
    >
      {children}
    </a>
  )
}

/** Renders a chat link as a button with an icon. */
export function ChatButton({ className, children, ...link }: ChatLinkProps) {
  return (
    <ChatLink {...link} className={`chat-button ${className ?? ''}`}>
      <ChatIcon />
      {children}
    </ChatLink>
  )
}
