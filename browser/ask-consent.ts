/** The question's element, and the name of the stored answer. */
export const CONSENT = 'medicao'

/**
 * Asks for consent to analytics, and keeps the answer. Before a yes nothing is fetched or stored. A no is
 * stored, so that the question comes once. Where storage is refused, the answer holds for the page.
 * Withdrawing a yes stops the tag and removes its cookies, on pages in other tabs and behind Back as well.
 */
export function askConsent(tag: string): void {
  let asks = true
  const show = (now: boolean) => {
    asks = now
    const section = document.getElementById(CONSENT)
    if (!section) return
    section.hidden = !asks
    // Not in the style sheet, which a site without analytics has too.
    section.style.paddingBlock = '1rem'
  }
  // The script comes before the page. What is shown as it is parsed moves nothing.
  new MutationObserver((_, observer) => {
    if (!document.getElementById(CONSENT)) return
    observer.disconnect()
    show(asks)
  }).observe(document, { childList: true, subtree: true })

  const measure = () => {
    if (window.gtag) return
    const layer = window.dataLayer ?? []
    window.dataLayer = layer
    const gtag = function (..._command: unknown[]) {
      // biome-ignore lint/complexity/noArguments: the tag recognises commands by this object
      layer.push(arguments)
    }
    window.gtag = gtag
    gtag('js', new Date())
    gtag('config', tag, {
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    })
    const source = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`
    // A policy for this one address: the default policy allows no other host.
    const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
    const script = document.createElement('script')
    script.async = true
    script.src = policy?.createScriptURL(source) ?? source
    const load = () => document.head.append(script)
    // The files of the first screen load first. Events wait in the layer until then.
    if (document.readyState === 'complete') load()
    else addEventListener('load', load)
  }

  const stopMeasuring = () => {
    // The tag's own switch, or it would send and store once more as its page goes.
    Reflect.set(window, `ga-disable-${tag}`, true)
    const names = document.cookie.split(/; */).map((cookie) => cookie.split('=', 1)[0] ?? '')
    const labels = location.hostname.split('.')
    for (const name of names.filter((name) => name.startsWith('_ga')))
      for (const at of labels.keys()) {
        const domain = labels.slice(at).join('.')
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
        document.cookie = `${name}=; Max-Age=0; path=/; domain=${domain}`
      }
    // Only a page that never loaded the tag is sure to send nothing.
    location.reload()
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (!button) return
    const answer = button.dataset.consent ?? ''
    show(answer === 'rever')
    if (answer === 'rever') {
      document.getElementById(CONSENT)?.focus()
      return
    }
    document.getElementById('inicio')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(CONSENT, answer)
    } catch {
      // The answer holds for this page.
    }
    if (answer === 'sim') measure()
    else if (window.gtag) stopMeasuring()
  })

  const followAnswer = () => {
    let answer: string | null = null
    try {
      answer = localStorage.getItem(CONSENT)
    } catch {
      // Without storage each page asks.
    }
    if (!answer) return
    show(false)
    if (answer === 'sim') measure()
    else if (window.gtag) stopMeasuring()
  }

  followAnswer()
  // The answer may have changed in another tab, or on the page from which Back leads here.
  addEventListener('storage', followAnswer)
  addEventListener('pageshow', followAnswer)
}
