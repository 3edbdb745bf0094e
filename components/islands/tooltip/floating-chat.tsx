import { Island } from '@/components/islands/island'
import { ChatIcon } from '@/components/parts/chat-icon'
import { ChatLink } from '@/components/parts/chat-link'
import type { InterfaceTexts } from '@/content/schema'
import type { Tooltip } from './client'

/** The round button at the bottom right. Its name is spoken; the tooltip shows it to the eye. */
export function FloatingChat({ texts, chatHref }: { texts: InterfaceTexts; chatHref: string }) {
  return (
    <aside aria-label={texts.whatsapp} className="floating-chat print:hidden!">
      <Island<typeof Tooltip> name="tooltip" props={{ text: texts.floatingChat }}>
        <ChatLink href={chatHref} origin="float" label={texts.floatingChat}>
          <ChatIcon />
        </ChatLink>
      </Island>
    </aside>
  )
}
