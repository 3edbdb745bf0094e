import { Disclosure } from '@/components/parts/disclosure'
import { Section } from '@/components/parts/section'
import type { Page } from '@/content/schema'

export function Questions({ questions }: { questions: Page['questions'] }) {
  return (
    <Section
      id="duvidas"
      title={questions.title}
      intro={questions.intro}
      columns
      className="questions"
    >
      <div className="question-list">
        {questions.items.map(({ question, answer }, index) => (
          <Disclosure
            key={question}
            heading={<h3 className="text-lead">{question}</h3>}
            name="duvidas"
            open={index === 0}
            className="question"
          >
            {/* Where the link under the tiles leads: in the answer, as a browser opens what holds the target. */}
            <p id={index === 0 ? 'primeira-duvida' : undefined}>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
