/** Numbers of others that help in an emergency. They dial; the company's own number opens a chat. */
export type EmergencyCall = { name: string; number: string }

export function EmergencyCalls({ calls }: { calls: readonly EmergencyCall[] }) {
  if (calls.length === 0) return null
  return (
    <ul className="emergency-calls">
      {calls.map(({ name, number }) => (
        <li key={number}>
          {/* One name: a screen reader would take the two lines for two links. */}
          <a href={`tel:${number.replace(/\D/g, '')}`} aria-label={`${name} ${number}`}>
            {name} <strong>{number}</strong>
          </a>
        </li>
      ))}
    </ul>
  )
}
