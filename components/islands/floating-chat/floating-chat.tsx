import { ChatIcon } from '@/components/parts/chat-icon'
import { ChatLink } from '@/components/parts/chat-link'
import type { GeneralTexts } from '@/model/schema/content'

/** Renders the floating chat at the bottom right. The tooltip shows its accessible name. */
export function FloatingChat({ texts, chatHref }: { texts: GeneralTexts; chatHref: string }) {
  return (
    <aside
      aria-label={texts.whatsapp}
      data-island="floating-chat"
      className="floating-chat print:gone"
    >
      <ChatLink href={chatHref} label={texts.floatingChat}>
        <ChatIcon />
      </ChatLink>
    </aside>
  )
}
