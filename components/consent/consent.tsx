import { isWide } from '@/components/parts/fitted-text'
import type { ConsentTexts } from '@/model/schema/content'
import { CONSENT_ID } from '@/model/site/anchors'

type ConsentProps = {
  /** Id of the company's Google Analytics tag, if it has one. */
  analyticsId: string | undefined
  texts: ConsentTexts
}

/**
 * Renders the question about analytics at the top of the page. ask-consent.ts shows it
 * before the first paint, so that nothing moves. Renders nothing for a company without a tag.
 */
export function Consent({ analyticsId, texts }: ConsentProps) {
  if (!analyticsId) return null
  const isLong = isWide('question', texts.question, 'text')
  return (
    <section
      id={CONSENT_ID}
      aria-label={texts.label}
      tabIndex={-1}
      hidden
      className={`consent-bar page-container ${isLong ? 'long-consent' : ''}`}
    >
      <div className="button-row">
        <p className="text-sm">{texts.question}</p>
        <div className="button-row">
          <button type="button" data-consent="sim" className="font-display">
            {texts.accept}
          </button>
          <button type="button" data-consent="nao" className="font-display">
            {texts.refuse}
          </button>
        </div>
      </div>
    </section>
  )
}

/**
 * Renders the link that shows the question again, because withdrawing consent must be as easy as
 * giving it (LGPD, art. 8, § 5).
 */
export function ConsentReview({ analyticsId, texts }: ConsentProps) {
  if (!analyticsId) return null
  return (
    <a href={`#${CONSENT_ID}`} data-consent="rever" className="touch-link noscript:gone">
      {texts.review}
    </a>
  )
}
