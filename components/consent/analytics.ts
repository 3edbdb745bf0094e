/**
 * Loads the Google Analytics tag, to which loader/report-chat-clicks.ts reports.
 * @param analyticsId id of the tag
 */
export function startAnalytics(analyticsId: string): void {
  const layer = window.dataLayer ?? []
  window.dataLayer = layer
  const gtag = function (..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag recognises commands by this object
    layer.push(arguments)
  }
  window.gtag ??= gtag
  gtag('js', new Date())
  gtag('config', analyticsId, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
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

/** Stops the tag, removes its cookies, and reloads the page. */
export function stopAnalytics(analyticsId: string): void {
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
