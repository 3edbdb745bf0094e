import {
  inlineSource,
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

  beforeEach(() => {
    jest.useFakeTimers()
    location.hash = ''
    delete dataset.menuTapped
    document.body.innerHTML =
      '<div><button data-menu-button><svg></svg></button><main id="inicio"><p>Text</p></main></div>'
    standIn(`data-bundles="${BUNDLES.join(' ')}"`)
  })

  afterEach(() => {
    // A test leaves nothing waiting for the next one's events.
    for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener, true)
    for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener)
    listen.mockClear()
    jest.useRealTimers()
    Reflect.deleteProperty(navigator, 'connection')
  })

  afterAll(() => listen.mockRestore())

  it.each(['pointerover', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'])(
    'runs the bundles in their order, once, at the first %s',
    (sign) => {
      loadBundlesOnFirstSign()
      expect(dataset.scripts).toBe('waiting')
      expect(scripts()).toEqual([])
      document.body.dispatchEvent(new Event(sign, { bubbles: true }))
      dispatchEvent(new Event('scroll'))
      expect(scripts().map((script) => script.getAttribute('src'))).toEqual(BUNDLES)
      for (const script of scripts()) expect(script.async).toBe(false)
    },
  )

  it('fetches them ahead once the page has loaded and the browser is idle', () => {
    loadBundlesOnFirstSign()
    expect(prefetched()).toEqual([])
    dispatchEvent(new Event('load'))
    jest.runAllTimers()
    expect(prefetched()).toEqual(BUNDLES)
    expect(scripts()).toEqual([])
  })

  it('fetches nothing ahead for a visitor who saves data', () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    })
    loadBundlesOnFirstSign()
    dispatchEvent(new Event('load'))
    jest.runAllTimers()
    expect(prefetched()).toEqual([])
  })

  it('remembers a tap on the menu button, on its icon as well, and no other', () => {
    loadBundlesOnFirstSign()
    document.querySelector('p')?.click()
    expect(dataset.menuTapped).toBeUndefined()
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(dataset.menuTapped).toBe('')
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
    scripts()[1]?.dispatchEvent(new Event('error'))
    expect(dataset.scripts).toBe('failed')
    expect(location.hash).toBe('#navegacao')
  })

  it('stays where it is when a bundle is lost that nobody waited for', () => {
    loadBundlesOnFirstSign()
    dispatchEvent(new Event('scroll'))
    scripts()[0]?.dispatchEvent(new Event('error'))
    expect(dataset.scripts).toBe('failed')
    expect(location.hash).toBe('')
  })

  describe('on a page that React would not know again', () => {
    const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
    const paragraph = () => document.querySelector('p')

    it.each([
      ['puts other words into a text', () => paragraph()?.firstChild?.replaceWith('Texto')],
      [
        'changes a text in its place',
        () => {
          const text = paragraph()?.firstChild
          if (text) text.nodeValue = 'Texto'
        },
      ],
      ['adds an element', () => paragraph()?.append(document.createElement('font'))],
    ])('runs no bundle once something %s', async (_what, change) => {
      loadBundlesOnFirstSign()
      parsed()
      change()
      await Promise.resolve()
      expect(dataset.scripts).toBe('failed')
      dispatchEvent(new Event('scroll'))
      expect(scripts()).toEqual([])
    })

    it('minds neither attributes nor what stands outside the page', async () => {
      loadBundlesOnFirstSign()
      parsed()
      paragraph()?.setAttribute('style', 'color: red')
      document.body.append(document.createElement('div'))
      await Promise.resolve()
      expect(dataset.scripts).toBe('waiting')
      dispatchEvent(new Event('scroll'))
      expect(scripts()).toHaveLength(2)
    })

    it('minds nothing any more once the bundles run', async () => {
      loadBundlesOnFirstSign()
      parsed()
      dispatchEvent(new Event('scroll'))
      paragraph()?.replaceChildren('Texto')
      await Promise.resolve()
      expect(dataset.scripts).toBe('waiting')
    })
  })

  it('leaves the scripts to Next where the page lists none', () => {
    standIn()
    loadBundlesOnFirstSign()
    dispatchEvent(new Event('scroll'))
    expect(scripts()).toEqual([])
    expect(dataset.scripts).toBe('waiting')
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
