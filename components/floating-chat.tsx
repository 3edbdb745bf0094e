import { interfaceTexts } from '@/content/interface'
import { IconTooltip } from './client/icon-tooltip'
import { Icon } from './icon'

/** The round button at the bottom right. Its name is spoken; the tooltip shows it to the eye. */
export function FloatingChat({ chatHref }: { chatHref: string }) {
  return (
    <aside aria-label={interfaceTexts.whatsapp} className="floating-chat">
      <IconTooltip label={interfaceTexts.floatingChat}>
        <a
          href={chatHref}
          target="_blank"
          rel="noopener"
          data-origin="float"
          aria-label={interfaceTexts.floatingChat}
        >
          <Icon name="chat" />
        </a>
      </IconTooltip>
    </aside>
  )
}
