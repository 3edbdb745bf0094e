import { ChatButton } from '@/components/parts/chat-link'
import { Expandable } from '@/components/parts/expandable'
import { memoByValue } from '@/components/parts/memo-by-value'
import { Section } from '@/components/parts/section'
import type { GeneralTexts, PageContent } from '@/model/schema/content'
import { FIRST_ANSWER_ID, SECTION_IDS } from '@/model/site/anchors'
import { withFullStop } from '@/model/values/words'

export const Questions = memoByValue(function Questions({
  questions,
  lowestPrice,
  visitFee,
  chatHref,
  texts,
}: {
  questions: PageContent['questions']
  /** Sentence with the lowest price of the page. */
  lowestPrice: string | undefined
  visitFee: string
  chatHref: string
  texts: GeneralTexts
}) {
  const fee = withFullStop(visitFee)
  return (
    <Section
      id={SECTION_IDS.questions}
      head={questions}
      action={
        // Only on wide screens, because the floating chat is near on others.
        <ChatButton href={chatHref} className="justify-self-start max-lg:gone">
          {texts.contactButton}
        </ChatButton>
      }
      columns
      className="questions"
    >
      <div className="question-list">
        {questions.items.map(({ question, answer, showsPrice }, index) => (
          // Without a `name`, because visitors compare answers. Not `hidden="until-found"`, which React makes a plain
          // `hidden` (findings/hidden-until-found.sh).
          <Expandable
            key={index}
            open={index === 0}
            heading={<h3 className="text-lead">{question}</h3>}
            className="question"
          >
            {/*
             * Target of the link under the tiles. The id is on the answer, because browsers open a
             * `<details>` that contains the target.
             */}
            <p id={index === 0 ? FIRST_ANSWER_ID : undefined}>
              {showsPrice && lowestPrice && (
                <>
                  <strong className="price">{lowestPrice}.</strong>{' '}
                </>
              )}
              {answer}
              {showsPrice && ` ${fee}`}
            </p>
          </Expandable>
        ))}
      </div>
    </Section>
  )
})
