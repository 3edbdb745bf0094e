import { Section } from '@/components/parts/section'
import type { Page } from '@/content/schema'

export function About({ about }: { about: Page['about'] }) {
  return (
    <Section id="sobre" title={about.title} intro={about.intro} columns className="about">
      <div className="about-text">
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
