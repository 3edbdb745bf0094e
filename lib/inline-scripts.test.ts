import {
  askConsent,
  inlineSource,
  layOutInPieces,
  loadBundlesOnFirstSign,
  logNotFound,
  reportChatClicks,
} from './inline-scripts'

/** Makes `document.currentScript` an element with these attributes, as while the page is parsed. */
function standIn(attributes = ''): void {
  document.head.innerHTML = `<script type="inert" ${attributes}></script>`
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: document.querySelector('script'),
  })
}

describe('reportChatClicks', () => {
  const heard = jest.fn((event: Event) => event instanceof CustomEvent && event.detail)

  beforeAll(() => {
    reportChatClicks()
    addEventListener('whatsapp_click', heard)
  })

  beforeEach(() => {
    heard.mockClear()
    delete window.gtag
    document.body.innerHTML = `
      <a id="chat" href="https://wa.me/5548900000000?text=Ol%C3%A1!%20a%26b" data-origin="hero">
        <svg id="icon"></svg>
      </a>
      <a id="bare" href="https://wa.me/5548900000000">Chat</a>
      <a id="other" href="https://wa.me.example/?text=x">Elsewhere</a>
      <p id="text">Text</p>`
  })

  const act = (id: string, type = 'click', button = 0) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }))

  it('tells of a click with its text and its time', () => {
    act('chat')
    expect(heard).toHaveReturnedWith({ text: 'Olá! a&b', timestamp: expect.any(String) })
    const { timestamp } = heard.mock.results[0]?.value ?? {}
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
  })

  it('tells it from the link, whatever inside it was hit', () => {
    const from = jest.fn()
    document.getElementById('chat')?.addEventListener('whatsapp_click', from)
    act('icon')
    expect(from).toHaveBeenCalledTimes(1)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('counts the middle button, and no other that opens nothing', () => {
    act('chat', 'auxclick', 1)
    expect(heard).toHaveBeenCalledTimes(1)
    act('chat', 'auxclick', 2)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('counts although a listener on the link stops the click', () => {
    document.getElementById('chat')?.addEventListener('click', (event) => event.stopPropagation())
    act('chat')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('is silent elsewhere', () => {
    act('other')
    act('text')
    document.dispatchEvent(new MouseEvent('click'))
    expect(heard).not.toHaveBeenCalled()
  })

  it('gives an empty text where the link has none', () => {
    act('bare')
    expect(heard).toHaveReturnedWith(expect.objectContaining({ text: '' }))
  })

  it('tells the analytics tag where the click came from', () => {
    window.gtag = jest.fn()
    act('chat')
    expect(window.gtag).toHaveBeenCalledTimes(1)
    expect(window.gtag).toHaveBeenCalledWith('event', 'WhatsApp', {
      transport_type: 'beacon',
      page: '/',
      origin: 'hero',
    })
  })

  it('lets nothing of a tag that throws get to the click', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    window.gtag = () => {
      throw new Error('broken')
    }
    expect(act('chat')).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith(expect.any(String), new Error('broken'))
    warn.mockRestore()
  })
})

describe('loadBundlesOnFirstSign', () => {
  const { dataset } = document.documentElement
  const BUNDLES = ['/_next/static/state-1.js', '/_next/static/chunks/a.js']
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
  const prefetched = () =>
    [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))
  const listen = jest.spyOn(window, 'addEventListener')
  /** The browser is idle for this many tasks. */
  let rest: (tasks: number) => void
  /** The page has loaded, and has stood for a while since. */
  const stand = () => {
    dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(3000)
  }

  beforeEach(() => {
    jest.useFakeTimers()
    const waiting: (() => void)[] = []
    window.requestIdleCallback = (task) =>
      waiting.push(() => task({ didTimeout: false, timeRemaining: () => 50 }))
    rest = (tasks) => {
      for (let task = 0; task < tasks; task++) waiting.shift()?.()
    }
    location.hash = ''
    delete dataset.menuTapped
    document.body.innerHTML = '<button data-menu-button><svg></svg></button><p>Some <b>text</b></p>'
    standIn(`data-bundles="${BUNDLES.join(' ')}" data-body="2 4"`)
  })

  afterEach(() => {
    // A test leaves nothing waiting for the next one's events.
    for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener, true)
    for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener)
    listen.mockClear()
    jest.useRealTimers()
    Reflect.deleteProperty(navigator, 'connection')
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })

  afterAll(() => listen.mockRestore())

  it.each(['pointerover', 'keydown', 'wheel', 'scroll', 'click'])(
    'runs the bundles in their order, once, at the first %s',
    (sign) => {
      loadBundlesOnFirstSign()
      expect(dataset.scripts).toBe('waiting')
      expect(scripts()).toEqual([])
      document.body.dispatchEvent(new Event(sign, { bubbles: true }))
      dispatchEvent(new Event('scroll'))
      expect(scripts()).toEqual([])
      jest.runAllTimers()
      expect(scripts().map((script) => script.getAttribute('src'))).toEqual(BUNDLES)
      for (const script of scripts()) expect(script.async).toBe(false)
    },
  )

  it('fetches them ahead, one at a time, once the page has stood for a while and the browser is idle', () => {
    loadBundlesOnFirstSign()
    dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(2999)
    rest(9)
    expect(prefetched()).toEqual([])
    jest.advanceTimersByTime(1)
    rest(1)
    expect(prefetched()).toEqual(BUNDLES.slice(0, 1))
    rest(9)
    expect(prefetched()).toEqual(BUNDLES)
    expect(scripts()).toEqual([])
  })

  it('fetches no more ahead once they are asked for', () => {
    loadBundlesOnFirstSign()
    stand()
    rest(1)
    dispatchEvent(new Event('scroll'))
    rest(9)
    expect(prefetched()).toEqual(BUNDLES.slice(0, 1))
  })

  it('fetches nothing ahead in a browser without idle callbacks', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback')
    loadBundlesOnFirstSign()
    stand()
    expect(prefetched()).toEqual([])
  })

  it('fetches nothing ahead for a visitor who saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    })
    loadBundlesOnFirstSign()
    stand()
    rest(9)
    expect(prefetched()).toEqual([])
  })

  it('remembers a tap on the menu button, on its icon as well, and no other', () => {
    loadBundlesOnFirstSign()
    document.querySelector('p')?.click()
    expect(dataset.menuTapped).toBeUndefined()
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(dataset.menuTapped).toBe('')
  })

  it.each([
    ['a link', () => document.querySelector('a')?.click()],
    ['a control that closes', () => document.querySelector<HTMLElement>('i')?.click()],
    ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ])('forgets the tap for %s', (_, change) => {
    document.body.insertAdjacentHTML('beforeend', '<a href="#x">x</a><i data-menu-close></i>')
    loadBundlesOnFirstSign()
    document.querySelector('button')?.click()
    expect(dataset.menuTapped).toBe('')
    change()
    expect(dataset.menuTapped).toBeUndefined()
  })

  it('takes a finger on the glass for no sign before it has tapped', () => {
    loadBundlesOnFirstSign()
    const touch = Object.assign(new Event('pointerover'), { pointerType: 'touch' })
    document.body.dispatchEvent(touch)
    jest.runAllTimers()
    expect(scripts()).toEqual([])
    document.body.click()
    jest.runAllTimers()
    expect(scripts()).toHaveLength(BUNDLES.length)
  })

  it('leaves the tap to the menu once it works', () => {
    loadBundlesOnFirstSign()
    dataset.scripts = 'ready'
    document.querySelector('button')?.click()
    expect(dataset.menuTapped).toBeUndefined()
  })

  it('leads an early tap to the list of links when a bundle is lost', () => {
    loadBundlesOnFirstSign()
    document.querySelector('button')?.click()
    dispatchEvent(new Event('scroll'))
    jest.runAllTimers()
    scripts()[1]?.dispatchEvent(new Event('error'))
    expect(dataset.scripts).toBe('failed')
    expect(dataset.menuTapped).toBeUndefined()
    expect(location.hash).toBe('#navegacao')
  })

  it('stays where it is when a bundle is lost that nobody waited for', () => {
    loadBundlesOnFirstSign()
    dispatchEvent(new Event('scroll'))
    jest.runAllTimers()
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect(dataset.scripts).toBe('failed')
    expect(location.hash).toBe('')
  })

  it('keeps a body that something was put into as it is, and leads the menu to the list', () => {
    loadBundlesOnFirstSign()
    document.body.prepend(document.createElement('div'))
    document.querySelector('button')?.click()
    dispatchEvent(new Event('scroll'))
    jest.runAllTimers()
    expect(scripts()).toEqual([])
    expect(dataset.scripts).toBe('failed')
    expect(dataset.menuTapped).toBeUndefined()
    expect(location.hash).toBe('#navegacao')
  })

  it('does not mind what was put behind the page', () => {
    loadBundlesOnFirstSign()
    document.body.append(document.createElement('div'))
    dispatchEvent(new Event('scroll'))
    jest.runAllTimers()
    expect(scripts()).toHaveLength(BUNDLES.length)
  })

  it('waits for the rest of a page that is still on its way', () => {
    const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    loadBundlesOnFirstSign()
    dispatchEvent(new Event('scroll'))
    jest.runAllTimers()
    expect(scripts()).toEqual([])
    state.mockRestore()
    dispatchEvent(new Event('DOMContentLoaded'))
    expect(scripts()).toHaveLength(BUNDLES.length)
  })

  it('leaves the scripts to Next where the page lists none', () => {
    standIn()
    loadBundlesOnFirstSign()
    dispatchEvent(new Event('scroll'))
    jest.runAllTimers()
    expect(scripts()).toEqual([])
    expect(dataset.scripts).toBe('waiting')
  })
})

describe('layOutInPieces', () => {
  const { dataset } = document.documentElement
  const pointers = (coarse: boolean) => {
    window.matchMedia = (query) =>
      ({ matches: coarse && query === '(pointer: coarse)' }) as MediaQueryList
  }

  beforeEach(() => {
    document.body.innerHTML = '<section></section><section></section>'
    standIn('data-bundles="/_next/static/chunks/a.js"')
  })

  afterEach(() => {
    delete dataset.inPieces
    Reflect.deleteProperty(window, 'matchMedia')
  })

  it('tells the first frame of a phone from those that follow', async () => {
    pointers(true)
    layOutInPieces()
    await new Promise(requestAnimationFrame)
    expect(dataset.inPieces).toBe('first')
    await new Promise((resolve) => setTimeout(resolve))
    expect(dataset.inPieces).toBe('')
  })

  it('keeps what has come near on a phone, and leaves the rest to come', () => {
    pointers(true)
    layOutInPieces()
    const [near, far] = document.querySelectorAll('section')
    for (const [section, skipped] of [
      [near, false],
      [far, true],
    ] as const)
      section?.dispatchEvent(
        Object.assign(new Event('contentvisibilityautostatechange'), { skipped }),
      )
    expect(near?.style.contentVisibility).toBe('visible')
    expect(far?.style.contentVisibility).not.toBe('visible')
  })

  it('leaves the page whole where a mouse speaks for a faster processor', () => {
    pointers(false)
    layOutInPieces()
    expect(dataset.inPieces).toBeUndefined()
  })

  it('leaves it whole for who asks for a place on it', () => {
    pointers(true)
    history.replaceState(null, '', '/#localizacao')
    layOutInPieces()
    expect(dataset.inPieces).toBeUndefined()
    history.replaceState(null, '', '/')
  })

  it('makes it whole on the way to a place, and for no other page', () => {
    pointers(true)
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    layOutInPieces()
    const navigate = (hashChange: boolean) =>
      navigation.dispatchEvent(Object.assign(new Event('navigate'), { hashChange }))
    navigate(false)
    expect(dataset.inPieces).toBeDefined()
    navigate(true)
    expect(dataset.inPieces).toBeUndefined()
    Reflect.deleteProperty(window, 'navigation')
  })

  it('makes it whole before a key moves the focus', () => {
    pointers(true)
    layOutInPieces()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    expect(dataset.inPieces).toBeUndefined()
  })

  it('leaves it whole after the first frame for who went to a place before', async () => {
    pointers(true)
    const navigation = new EventTarget()
    Object.assign(window, { navigation })
    layOutInPieces()
    await new Promise(requestAnimationFrame)
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { hashChange: true }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(dataset.inPieces).toBeUndefined()
    Reflect.deleteProperty(window, 'navigation')
  })

  it('leaves it whole under next dev', () => {
    pointers(true)
    standIn()
    layOutInPieces()
    expect(dataset.inPieces).toBeUndefined()
  })
})

describe('logNotFound', () => {
  it('names the path without its query and its fragment', () => {
    const error = jest.spyOn(console, 'error').mockImplementation()
    history.replaceState(null, '', '/nada/%3Cb%3E?senha=1#aqui')
    logNotFound()
    expect(error).toHaveBeenCalledWith(expect.any(String), '/nada/%3Cb%3E')
    expect(error.mock.calls.join()).not.toContain('senha')
    error.mockRestore()
    history.replaceState(null, '', '/')
  })
})

describe('inlineSource', () => {
  it('is text that runs the functions one after the other', () => {
    const source = inlineSource(
      () => {
        document.title = 'first'
      },
      () => {
        document.title += ', second'
      },
    )
    new Function(source)()
    expect(document.title).toBe('first, second')
  })
})

describe('askConsent', () => {
  const section = () => document.querySelector('section')
  const tags = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
  const answer = (text: string) =>
    document.querySelector<HTMLElement>(`[data-consent=${text}]`)?.click()

  /** Parses a page that asks, as a visit does. */
  function visit(tag = 'G-TEST12345'): void {
    document.head.innerHTML = ''
    document.body.innerHTML = `
      <section data-tag="${tag}" tabindex="-1" hidden>
        <button data-consent="sim">Aceitar</button>
        <button data-consent="nao">Recusar</button>
        <script type="inert"></script>
      </section>
      <main id="inicio" tabindex="-1"></main>
      <button data-consent="rever">Rever</button>`
    Object.defineProperty(document, 'currentScript', {
      configurable: true,
      value: document.querySelector('section script'),
    })
    askConsent()
  }

  beforeEach(() => {
    localStorage.clear()
    delete window.gtag
    delete window.dataLayer
    delete window.trustedTypes
  })

  it('asks, and fetches and stores nothing before an answer', () => {
    visit()
    expect(section()).toBeVisible()
    expect(tags()).toEqual([])
    expect(window.gtag).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it('does nothing on a page without a tag id', () => {
    visit('')
    expect(section()).not.toBeVisible()
  })

  it('remembers a no and does not ask again', () => {
    visit()
    answer('nao')
    expect(section()).not.toBeVisible()
    visit()
    expect(section()).not.toBeVisible()
    expect(tags()).toEqual([])
  })

  it('loads the tag at a yes, and without asking on the next page', () => {
    visit()
    answer('sim')
    expect(section()).not.toBeVisible()
    expect(tags()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345'])
    visit()
    expect(section()).not.toBeVisible()
  })

  it('hands the page’s focus on when the question goes', () => {
    visit()
    answer('nao')
    expect(document.getElementById('inicio')).toHaveFocus()
    answer('rever')
    expect(section()).toBeVisible()
    expect(section()).toHaveFocus()
  })

  it('passes the tag by a policy of its own where the browser asks for one', () => {
    const createPolicy = jest.fn((_name, rules) => rules)
    window.trustedTypes = { createPolicy }
    visit()
    expect(createPolicy).not.toHaveBeenCalled()
    answer('sim')
    expect(createPolicy).toHaveBeenCalledWith('analytics', expect.anything())
    expect(tags()).toHaveLength(1)
  })

  it('keeps an answer for the page where storage is refused', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The request is insecure.', 'SecurityError')
    })
    visit()
    answer('nao')
    expect(section()).not.toBeVisible()
    refuse.mockRestore()
  })
})
