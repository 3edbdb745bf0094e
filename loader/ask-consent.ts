import { CONSENT_ID } from '@/components/layout/consent-id'

/**
 * Asks for consent to analytics, and stores the answer. Loads no tag and sets no cookie without
 * consent. Stores a refusal too, so that the question appears once. If storage is blocked, the
 * answer applies to the current page. Once a visitor consents, reports chat clicks to the tag.
 * Withdrawing consent stops the tag and removes its cookies, also in other tabs and on pages
 * restored by Back.
 * @param analyticsId id of the Google Analytics tag
 */
export function askConsent(analyticsId: string): void {
  // Sets the attribute on `<html>`, which exists before the body, so that the question is in the
  // first paint and shifts nothing.
  const setConsentOpen = (isOpen: boolean) =>
    document.documentElement.toggleAttribute('data-consent-open', isOpen)

  const startAnalytics = () => {
    if (window.gtag) return
    const layer = window.dataLayer ?? []
    window.dataLayer = layer
    const gtag = function (..._command: unknown[]) {
      // biome-ignore lint/complexity/noArguments: the tag recognises commands by this object
      layer.push(arguments)
    }
    window.gtag = gtag
    gtag('js', new Date())
    gtag('config', analyticsId, {
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    })
    document.addEventListener('whatsapp_click', ({ target }) =>
      gtag('event', 'WhatsApp', {
        transport_type: 'beacon',
        page: location.pathname,
        origin: (target as HTMLElement).dataset.origin ?? '',
      }),
    )
    const source = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`
    // Passes any URL, because the content security policy allows no scripts of other foreign hosts.
    const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
    const script = document.createElement('script')
    script.async = true
    script.src = policy?.createScriptURL(source) ?? source
    const load = () => document.head.append(script)
    // Loads after the first screen. Events wait in `dataLayer` until then.
    if (document.readyState === 'complete') load()
    else addEventListener('load', load)
  }

  const stopAnalytics = () => {
    // Sets the tag's opt-out flag, because the tag would send data and set cookies once more on
    // unload.
    Reflect.set(window, `ga-disable-${analyticsId}`, true)
    const names = document.cookie.split(/; */).map((cookie) => cookie.split('=', 1)[0] ?? '')
    const labels = location.hostname.split('.')
    for (const name of names.filter((name) => name.startsWith('_ga')))
      for (const index of labels.keys()) {
        const domain = labels.slice(index).join('.')
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
        document.cookie = `${name}=; Max-Age=0; path=/; domain=${domain}`
      }
    // Reloads, because only a page that never loaded the tag is sure to send nothing.
    location.reload()
  }

  let applied = ''
  const apply = (answer: string) => {
    applied = answer
    setConsentOpen(false)
    if (answer === 'sim') startAnalytics()
    else if (window.gtag) stopAnalytics()
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
    document.getElementById('inicio')?.focus({ preventScroll: true })
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
