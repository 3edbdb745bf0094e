import { ChatButton } from '@/components/parts/chat-link'
import { Expandable } from '@/components/parts/expandable'
import { Section } from '@/components/parts/section'
import { FIRST_ANSWER_ID, SECTION_IDS } from '@/model/site/anchors'
import { memoSection } from './memo-section'

export const Questions = memoSection(
  ['questions', 'lowestPrice', 'visitFee', 'chats', 'texts'],
  function Questions({ questions, lowestPrice, visitFee, chats, texts }) {
    const visitFeeSentence = (visitFee ?? texts.visitFee).replace(/\.?$/, '.')
    return (
      <Section
        id={SECTION_IDS.questions}
        head={questions}
        action={
          // Only on wide screens, because the floating chat is near on others.
          <ChatButton href={chats.page} className="justify-self-start max-lg:gone">
            {texts.contactButton}
          </ChatButton>
        }
        columns
        className="questions"
      >
        <div className="question-list">
          {questions.items.map(({ question, answer, showsPrice }, index) => (
            // The same `name`, because browsers then keep only one open. Not `hidden="until-found"`,
            // which React makes a plain `hidden` (findings/hidden-until-found.sh).
            <Expandable
              key={index}
              name={SECTION_IDS.questions}
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
                {showsPrice && ` ${visitFeeSentence}`}
              </p>
            </Expandable>
          ))}
        </div>
      </Section>
    )
  },
)
