/*
 * The few lines that run before any bundle has arrived. Each function here is written into the HTML
 * as its own source text, so it may use nothing from outside its body: no import, no constant of
 * this file, no helper.
 */

type ScriptAddresses = { createScriptURL(url: string): string }

declare global {
  interface DocumentEventMap {
    /** It comes to the element; TypeScript does not know that it passes the document on the way. */
    contentvisibilityautostatechange: ContentVisibilityAutoStateChangeEvent
  }
  interface Navigator {
    /** Chromium's alone. */
    connection?: { saveData: boolean }
  }
  interface Window {
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void
    dataLayer?: unknown[]
    trustedTypes?: {
      /** What the policy hands back is of a type of its own, which goes wherever a string does. */
      createPolicy(name: string, rules: ScriptAddresses): ScriptAddresses
    }
  }
}

/**
 * The policy by which a string may become a script's address: files that the build made, and nothing
 * else. Markup and script text have no rule at all, so the browser refuses them.
 *
 * The address is judged as the browser reads it, `..`, `\\` and `//host` resolved, and that reading is
 * what it gets back; without the origin, because Turbopack knows a bundle by the path in its `src`.
 * An escape such as `%2f` is refused: a server might read it as a slash.
 */
export function allowOwnScriptsOnly(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      const { origin, pathname } = new URL(url, document.baseURI)
      const own =
        origin === location.origin && /^\/_next\/static\/([\w.~-]+\/)*[\w.~-]+\.js$/.test(pathname)
      if (own) return pathname
      throw new TypeError(`Not of this site: ${url}`)
    },
  })
}

/**
 * Tells the page and the analytics tag, where there is one, of each click on a WhatsApp link. It
 * listens on the document, so a click counts from the first paint on. `auxclick` is the middle
 * button, which opens the link as well.
 */
export function reportChatClicks(): void {
  const report = (event: MouseEvent) => {
    if (event.type === 'auxclick' && event.button !== 1) return
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[href^="https://wa.me/"]')
        : null
    if (!link) return
    const text = new URL(link.href).searchParams.get('text') ?? ''
    link.dispatchEvent(
      new CustomEvent('whatsapp_click', {
        bubbles: true,
        detail: { text, timestamp: new Date().toISOString() },
      }),
    )
    try {
      window.gtag?.('event', 'WhatsApp', {
        transport_type: 'beacon',
        page: location.pathname,
        origin: link.dataset.origin ?? '',
      })
    } catch (error) {
      console.warn('The analytics tag failed:', error)
    }
  }
  document.addEventListener('click', report, true)
  document.addEventListener('auxclick', report, true)
}

/**
 * Runs the page's bundles at the visitor's first sign. They are fetched ahead, one in each idle moment
 * so that no task grows long, when the page has stood for three seconds, which belong to the visitor: by
 * then he may be gone to the chat, and spared their bytes.
 * The finishing step of the build takes the script elements out of the page and lists their
 * addresses in `data-bundles` of this script; under `next dev` there is no list and Next's own
 * elements stand.
 *
 * `data-scripts` on the root element is `waiting` until the menu works (`ready`) or a bundle is
 * known to be lost (`failed`); the style sheet shows the menu button or the plain link by it.
 *
 * React takes the body over as it was published and in no other shape: where an extension has put
 * something in, it would write the page anew, which the policy refuses, and an error screen would be
 * all that is left. Such a page stays as it is, without bundles. `data-body` says how many elements
 * were published, at the first level and in all; what is added behind them disturbs nothing.
 */
export function loadBundlesOnFirstSign(): void {
  const root = document.documentElement
  const { bundles: list = '', body = '' } = document.currentScript?.dataset ?? {}
  const bundles = list.split(' ').filter(Boolean)
  const [topLevel, published] = body.split(' ').map(Number)
  root.dataset.scripts = 'waiting'

  // Until the menu works, the style sheet shows the early one: components/early-menu.tsx.
  document.addEventListener('click', ({ target }) => {
    if (root.dataset.scripts !== 'waiting' || !(target instanceof Element)) return
    if (target.closest('[data-menu-button]')) root.dataset.menuTapped = ''
    else if (target.closest('a, [data-menu-close]')) delete root.dataset.menuTapped
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && root.dataset.scripts === 'waiting') delete root.dataset.menuTapped
  })
  if (bundles.length === 0) return

  const fail = () => {
    root.dataset.scripts = 'failed'
    if ('menuTapped' in root.dataset) location.hash = 'navegacao'
    delete root.dataset.menuTapped
  }
  const signs = ['pointerover', 'keydown', 'wheel', 'scroll', 'click']
  const start = () => {
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', start)
      return
    }
    const first = `body > :nth-child(-n + ${topLevel})`
    if (document.querySelectorAll(`${first}, ${first} *`).length !== published) {
      fail()
      return
    }
    for (const src of bundles) {
      const script = document.createElement('script')
      script.async = false
      script.onerror = fail
      script.src = src
      document.head.append(script)
    }
  }
  // A finger on the glass is no sign before it has tapped or scrolled: what its tap does shall show
  // first, in a frame before the bundles take the processor.
  let given = false
  const run = (event: Event) => {
    if (event.type === 'pointerover' && Reflect.get(event, 'pointerType') === 'touch') return
    given = true
    for (const sign of signs) removeEventListener(sign, run, true)
    requestAnimationFrame(() => setTimeout(start))
  }
  for (const sign of signs) addEventListener(sign, run, { capture: true, passive: true })

  // Safari has no idle callbacks, and ignores links to fetch ahead.
  if (!window.requestIdleCallback || navigator.connection?.saveData) return
  const ahead = bundles.values()
  const fetchAhead = () => {
    const { value } = ahead.next()
    if (!value || given) return
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.as = 'script'
    link.href = value
    document.head.append(link)
    requestIdleCallback(fetchAhead)
  }
  addEventListener('load', () => setTimeout(() => requestIdleCallback(fetchAhead), 3000))
}

/**
 * Has a phone lay a section out when the visitor comes near it (app/styles/below-the-fold.css). One that
 * has been laid out stays so: scrolling back finds it ready, and a picture of the whole page shows all
 * that has been scrolled through. Not under `next dev`, where React complains of the new styles.
 *
 * The first frame has nothing but the top of the page. What the browser takes for near, and the joins,
 * whose pictures are documents of their own to it, come in the next: one task for all of it would hold up
 * a tap.
 *
 * Who goes to a place on the page, by a link or by a key that moves the focus, has all laid out first, or
 * the place would move when the sections above it take their real heights.
 *
 * The pointer is asked for once: as a condition of the style sheet, it would have the page laid out anew
 * whenever a mouse is plugged in or the page comes back out of the back/forward cache.
 */
export function layOutInPieces(): void {
  if (
    !document.currentScript?.dataset.bundles ||
    location.hash ||
    !matchMedia('(pointer: coarse)').matches
  )
    return
  const { dataset } = document.documentElement
  dataset.inPieces = 'first'
  requestAnimationFrame(() =>
    setTimeout(() => {
      dataset.inPieces &&= ''
    }),
  )
  document.addEventListener(
    'contentvisibilityautostatechange',
    ({ target, skipped }) => {
      // Nothing but elements of the page is laid out in pieces.
      if (!skipped) (target as HTMLElement).style.contentVisibility = 'visible'
    },
    true,
  )
  const layOutWhole = () => {
    delete dataset.inPieces
  }
  addEventListener('keydown', layOutWhole)
  // Younger than the rest: without it, a place may end a little off.
  window.navigation?.addEventListener('navigate', ({ hashChange }) => {
    if (hashChange) layOutWhole()
  })
}

/**
 * Going back shows the page that was kept at once, without a view transition: the browser need not
 * take a picture of the page that is left, and a phone's own back gesture has its movement already.
 */
export function goBackAtOnce(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition()
  })
}

/**
 * Asks for consent to measuring, in the section that this script stands in, and keeps the answer.
 * Before a yes nothing is fetched or stored; a no is stored so that it is asked once; where storage
 * is refused, the answer holds for the page. A yes that is taken back removes the tag's cookies.
 */
export function askConsent(): void {
  const section = document.currentScript?.closest<HTMLElement>('[data-tag]')
  const tag = section?.dataset.tag
  if (!section || !tag) return
  const key = 'medicao'
  // Not in the style sheet, which a site without measuring has as well.
  section.style.paddingBlock = '1rem'

  const measure = () => {
    if (window.gtag) return
    window.dataLayer ??= []
    const layer = window.dataLayer
    const gtag = function (..._command: unknown[]) {
      // biome-ignore lint/complexity/noArguments: the tag tells commands from data by this very object
      layer.push(arguments)
    }
    window.gtag = gtag
    gtag('js', new Date())
    gtag('config', tag, {
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    })
    const source = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tag)}`
    // A policy for this one address: the default one stays closed to other hosts.
    const policy = window.trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
    const script = document.createElement('script')
    script.async = true
    script.src = policy?.createScriptURL(source) ?? source
    document.head.append(script)
  }

  const stopMeasuring = () => {
    const names = document.cookie.split(/; */).map((cookie) => cookie.split('=', 1)[0] ?? '')
    const labels = location.hostname.split('.')
    for (const name of names.filter((it) => it.startsWith('_ga')))
      for (const at of labels.keys()) {
        const domain = labels.slice(at).join('.')
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
        document.cookie = `${name}=; Max-Age=0; path=/; domain=${domain}`
      }
    // A page without the tag is the only one that surely measures nothing.
    location.reload()
  }

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (!button) return
    const answer = button.dataset.consent ?? ''
    section.hidden = answer !== 'rever'
    if (answer === 'rever') {
      section.focus()
      return
    }
    document.getElementById('inicio')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(key, answer)
    } catch {
      // The answer holds for this page.
    }
    if (answer === 'sim') measure()
    else if (window.gtag) stopMeasuring()
  })

  let answer: string | null = null
  try {
    answer = localStorage.getItem(key)
  } catch {
    // Without storage it is asked on each page.
  }
  if (answer === 'sim') measure()
  else section.hidden = answer === 'nao'
}

/** Logs the address that was not found, without its query. */
export function logNotFound(): void {
  console.error('404: no page at', location.pathname)
}

/** Source text that runs the functions one after the other. */
export function inlineSource(...functions: readonly (() => void)[]): string {
  return functions.map((run) => `(${run.toString()})()`).join(';')
}
