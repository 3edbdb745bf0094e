import { Plus } from 'lucide-react'
import { ChatButton } from '@/components/parts/chat-link'
import { memoByValue } from '@/components/parts/memo-by-value'
import { Section } from '@/components/parts/section'
import type { PageContent } from '@/model/schema'

export const Questions = memoByValue(function Questions({
  questions,
  button,
  chatHref,
}: {
  questions: PageContent['questions']
  /** Label of the chat button. */
  button: string
  chatHref: string
}) {
  return (
    <Section
      id="duvidas"
      head={questions}
      action={
        // Only on wide screens, because the floating chat is near on others.
        <ChatButton
          href={chatHref}
          origin="questions"
          className="button-secondary justify-self-start max-lg:gone"
        >
          {button}
        </ChatButton>
      }
      columns
      className="questions print:gone"
    >
      <div className="question-list">
        {questions.items.map(({ question, answer }, index) => (
          // The same `name`, because browsers then keep only one open.
          <details key={index} name="duvidas" open={index === 0} className="expandable question">
            <summary>
              <h3 className="text-lead">{question}</h3>
              <Plus className="icon" />
            </summary>
            {/*
             * Target of the link under the tiles. The id is on the answer, because browsers open a
             * `<details>` that contains the target.
             */}
            <p id={index === 0 ? 'primeira-duvida' : undefined}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
})
