import { dialUrl, displayPhone } from '@/lib/phone'

/** A number of others that helps in an emergency. It dials; the company's own number opens a chat. */
export type EmergencyCall = {
  name: string
  /** In digits, as the schema gives it (content/schema/contact.ts). */
  number: string
}

export function EmergencyCalls({ calls }: { calls: readonly EmergencyCall[] }) {
  if (calls.length === 0) return null
  return (
    <ul className="emergency-calls">
      {calls.map(({ name, number }) => (
        <li key={number}>
          {/* One name: a screen reader would take the two lines for two links. */}
          <a href={dialUrl(number)} aria-label={`${name} ${displayPhone(number)}`}>
            {name} <strong>{displayPhone(number)}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}
