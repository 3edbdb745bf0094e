import { CONSENT_ID, MAIN_ID } from '@/model/site/anchors'
import { startAnalytics, stopAnalytics } from './analytics'

/**
 * Asks for consent to analytics, and stores the answer. Loads no tag and sets no cookie without
 * consent. Stores a refusal too, so that the question appears once. If storage is blocked, the
 * answer applies to the current page. Withdrawing consent also stops the tag in other tabs and on
 * pages restored by Back.
 * @param analyticsId id of the Google Analytics tag
 */
export function askConsent(analyticsId: string): void {
  // Sets the attribute on `<html>`, which exists before the body, so that the question is in the
  // first paint and shifts nothing.
  const setConsentOpen = (isOpen: boolean) =>
    document.documentElement.toggleAttribute('data-consent-open', isOpen)

  let applied = ''
  const apply = (answer: string) => {
    setConsentOpen(false)
    if (answer === applied) return
    // The page that stops the tag reloads and reads the last answer, because a page must not start the tag twice.
    if (applied === 'sim') return stopAnalytics(analyticsId)
    if (answer === 'sim') startAnalytics(analyticsId)
    applied = answer
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (!button) return
    const { consent: answer = '' } = button.dataset
    if (answer === 'rever') {
      setConsentOpen(true)
      document.getElementById(CONSENT_ID)?.focus()
      return
    }
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    try {
      localStorage.setItem(CONSENT_ID, answer)
    } catch {
      // Storage is blocked, so the answer applies to this page only.
    }
    apply(answer)
  })

  const applyStored = () => {
    try {
      const answer = localStorage.getItem(CONSENT_ID)
      // Only a different answer closes the question, which the visitor may have reopened.
      if (answer && answer !== applied) apply(answer)
    } catch {
      // Storage is blocked, so each page asks.
    }
  }

  setConsentOpen(true)
  applyStored()
  // The answer may have changed in another tab, or on the page that the visitor left with Back.
  addEventListener('storage', applyStored)
  addEventListener('pageshow', applyStored)
}
