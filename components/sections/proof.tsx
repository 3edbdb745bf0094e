import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { HomePage } from '@/content/schema'

export function Proof({ proof }: { proof: HomePage['proof'] }) {
  return (
    <Section title={proof.title} intro={proof.intro} columns className="proof">
      <ul className="proof-points">
        {proof.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="proof-picture">
        <Picture name="comprovante" alt={proof.alt} sizes="(width < 64rem) 90vw, 34rem" />
      </div>
    </Section>
  )
}
