import { Section } from '@/components/parts/section'
import type { Page } from '@/content/schema'

export function About({ about, method }: { about: Page['about']; method: Page['method'] }) {
  return (
    <Section id="sobre" title={about.title} intro={about.intro} columns className="about">
      <div className="about-text">
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="about-method">
        <h3 className="text-card">{method.title}</h3>
        <p>{method.intro}</p>
        <ol>
          {method.steps.map(({ title, text }) => (
            <li key={title}>
              <h4 className="text-card font-display">{title}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
