import { Section } from '@/components/parts/section'
import { Icon } from '@/components/shared/icon'
import type { Page } from '@/content/schema'

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
