import { ChatButton } from '@/components/parts/chat-link'
import { Disclosure } from '@/components/parts/disclosure'
import { Section } from '@/components/parts/section'
import type { Page } from '@/content/schema'

export function Questions({
  questions,
  button,
  chatHref,
}: {
  questions: Page['questions']
  /** Without it, the section has no chat of its own. */
  button?: string
  chatHref: string
}) {
  return (
    <Section
      id="duvidas"
      title={questions.title}
      intro={questions.intro}
      action={
        button && (
          <ChatButton href={chatHref} origin="questions" className="questions-button button-quiet">
            {button}
          </ChatButton>
        )
      }
      columns
      className="questions print:hidden!"
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
