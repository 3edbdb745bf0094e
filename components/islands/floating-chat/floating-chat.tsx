import { Island } from '@/components/islands/island'
import { ChatIcon } from '@/components/parts/chat-icon'
import { ChatLink } from '@/components/parts/chat-link'
import type { GeneralTexts } from '@/model/schema/content'
import type { Tooltip } from './client'

/** Renders the floating chat at the bottom right. The tooltip shows its accessible name. */
export function FloatingChat({ texts, chatHref }: { texts: GeneralTexts; chatHref: string }) {
  return (
    <aside aria-label={texts.whatsapp} className="floating-chat print:gone">
      <Island<typeof Tooltip> name="floating-chat" props={{ text: texts.floatingChat }}>
        <ChatLink href={chatHref} label={texts.floatingChat}>
          <ChatIcon />
        </ChatLink>
      </Island>
    </aside>
  )
}
