import { Island } from '@/components/parts/island'
import { Icon } from '@/components/shared/icon'
import { interfaceTexts } from '@/content/interface'

/** The round button at the bottom right. Its name is spoken; the tooltip shows it to the eye. */
export function FloatingChat({ chatHref }: { chatHref: string }) {
  return (
    <aside aria-label={interfaceTexts.whatsapp} className="floating-chat">
      <Island name="tooltip" props={{ label: interfaceTexts.floatingChat }}>
        <a
          href={chatHref}
          target="_blank"
          rel="noopener"
          data-origin="float"
          aria-label={interfaceTexts.floatingChat}
        >
          <Icon name="chat" />
        </a>
      </Island>
    </aside>
  )
}
