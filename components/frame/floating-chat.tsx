import { ChatLink } from '@/components/parts/chat-link'
import { Icon } from '@/components/parts/icon'
import { Island } from '@/components/parts/island'
import type { InterfaceTexts } from '@/content/schema'

/** The round button at the bottom right. Its name is spoken; the tooltip shows it to the eye. */
export function FloatingChat({ texts, chatHref }: { texts: InterfaceTexts; chatHref: string }) {
  return (
    <aside aria-label={texts.whatsapp} className="floating-chat">
      <Island name="tooltip" props={{ label: texts.floatingChat }}>
        <ChatLink href={chatHref} origin="float" label={texts.floatingChat}>
          <Icon name="chat" />
        </ChatLink>
      </Island>
    </aside>
  )
}
