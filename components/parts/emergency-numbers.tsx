import { formatPhone, telUrl } from '@/model/fields/phone/format'
import type { PageContent } from '@/model/schema/content'

/**
 * Shows the numbers of emergency services as call links, because the services have no chat.
 */
export function EmergencyNumbers({ calls }: { calls: PageContent['firstAid']['calls'] }) {
  if (calls.length === 0) return null
  return (
    <ul className="emergency-numbers">
      {calls.map(({ name, number }, index) => (
        <li key={index}>
          {/* A label, because a screen reader would read the two lines as two links. */}
          <a href={telUrl(number)} aria-label={`${name} ${formatPhone(number)}`}>
            {name} <strong>{formatPhone(number)}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}
