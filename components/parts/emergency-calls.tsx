import { dialUrl, displayPhone } from '@/lib/phone'

/**
 * Phone number of an emergency service. Its link starts a call, because emergency services have no
 * chat.
 */
export type EmergencyCall = {
  name: string
  /** Digits, as the schema stores them (content/schema/contact.ts). */
  number: string
}

export function EmergencyCalls({ calls }: { calls: readonly EmergencyCall[] }) {
  if (calls.length === 0) return null
  return (
    <ul className="emergency-calls">
      {calls.map(({ name, number }) => (
        <li key={number}>
          {/* A label, because a screen reader would read the two lines as two links. */}
          <a href={dialUrl(number)} aria-label={`${name} ${displayPhone(number)}`}>
            {name} <strong>{displayPhone(number)}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}
