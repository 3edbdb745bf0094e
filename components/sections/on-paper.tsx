import { Picture } from '@/components/parts/picture'
import { Section } from '@/components/parts/section'
import type { HomePage } from '@/content/schema'

export function OnPaper({ onPaper }: { onPaper: HomePage['onPaper'] }) {
  return (
    <Section title={onPaper.title} intro={onPaper.intro} columns className="on-paper">
      <ul className="on-paper-points">
        {onPaper.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className="on-paper-picture">
        <Picture name="comprovante" alt={onPaper.alt} sizes="(width < 64rem) 90vw, 34rem" />
      </div>
    </Section>
  )
}
