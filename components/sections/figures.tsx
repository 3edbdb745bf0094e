import type { Page } from '@/content/schema'

/** Each figure is read as one sentence, numeral first. */
export function Figures({ figures }: { figures: Page['figures'] }) {
  return (
    <div className="figures">
      <ul className="wrap">
        {figures.map(({ numeral, label }) => (
          <li key={numeral}>
            <strong className="font-display text-numeral">{numeral}</strong> <span>{label}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
