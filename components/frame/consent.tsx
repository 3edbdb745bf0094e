import { CONSENT } from '@/browser/ask-consent'
import type { ConsentTexts } from '@/content/schema'

/** The tag id of Google Analytics, where the company has one. */
type ConsentProps = { tag: string | undefined; texts: ConsentTexts }

/**
 * Asks whether visits may be counted. It stands in the flow above everything, so it covers nothing,
 * and browser/ask-consent.ts shows it before the page is painted, so nothing moves. Without a
 * tag id it is not there at all.
 */
export function Consent({ tag, texts }: ConsentProps) {
  if (!tag) return null
  return (
    <section id={CONSENT} aria-label={texts.label} tabIndex={-1} hidden className="page-container">
      <div className="button-row">
        <p>{texts.question}</p>
        <div className="button-row">
          <button type="button" data-consent="sim" className="button-neutral">
            {texts.accept}
          </button>
          <button type="button" data-consent="nao" className="button-neutral">
            {texts.refuse}
          </button>
        </div>
      </div>
    </section>
  )
}

/** The way back to the question: consent is as easily taken back as given (LGPD, art. 8, § 5). */
export function ConsentReview({ tag, texts }: ConsentProps) {
  if (!tag) return null
  return (
    // The component's own rules are stronger than these, so they have an element of their own.
    <div className="noscript:hidden print:hidden!">
      <p className="footer-facts">
        <a href={`#${CONSENT}`} data-consent="rever" className="inline-flex min-h-11 items-center">
          {texts.review}
        </a>
      </p>
    </div>
  )
}
