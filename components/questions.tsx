import type { Page } from '@/content/schema'
import { Icon } from './icon'
import { Section } from './section'

/** The details share a name, so the browser keeps one open at a time. */
export function Questions({ questions }: { questions: Page['questions'] }) {
  return (
    <Section title={questions.title} intro={questions.intro} className="questions">
      <div className="question-list">
        {questions.items.map(({ question, answer }) => (
          <details key={question} name="duvidas">
            <summary>
              <h3 className="text-lead font-semibold">{question}</h3>
              <Icon name="plus" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
