/** @jest-environment jsdom */
import { setCurrentScript } from '@/browser/current-script'
import { askConsent } from './ask-consent'

describe('askConsent', () => {
  const section = () => document.querySelector('section')
  const tags = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src)
  const answer = (text: string) =>
    document.querySelector<HTMLElement>(`[data-consent=${text}]`)?.click()

  /** Parses a page with the question, as a visit does: the script first. */
  async function visit(tag = 'G-TEST12345'): Promise<void> {
    document.body.innerHTML = ''
    setCurrentScript(tag && `data-tag="${tag}"`)
    askConsent()
    document.body.innerHTML = `
      <section id="medicao" tabindex="-1" hidden>
        <button data-consent="sim">Aceitar</button>
        <button data-consent="nao">Recusar</button>
      </section>
      <main id="inicio" tabindex="-1"></main>
      <button data-consent="rever">Rever</button>`
    // Its observer runs before the next frame.
    await Promise.resolve()
  }

  beforeEach(() => {
    localStorage.clear()
    delete window.gtag
    Reflect.deleteProperty(window, 'ga-disable-G-TEST12345')
    delete window.dataLayer
    delete window.trustedTypes
  })

  it('asks, and fetches and stores nothing before an answer', async () => {
    await visit()
    expect(section()).toBeVisible()
    expect(tags()).toEqual([])
    expect(window.gtag).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  it('does nothing on a page without a tag id', async () => {
    await visit('')
    expect(section()).not.toBeVisible()
  })

  it('leaves the line to the page until it has loaded', async () => {
    const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    localStorage.setItem('medicao', 'sim')
    await visit()
    expect(window.gtag).toBeDefined()
    expect(tags()).toEqual([])
    loading.mockRestore()
    dispatchEvent(new Event('load'))
    expect(tags()).toHaveLength(1)
  })

  it('remembers a no and does not ask again', async () => {
    await visit()
    answer('nao')
    expect(section()).not.toBeVisible()
    await visit()
    expect(section()).not.toBeVisible()
    expect(tags()).toEqual([])
  })

  it('loads the tag at a yes, and on the next page without asking', async () => {
    await visit()
    answer('sim')
    expect(section()).not.toBeVisible()
    expect(tags()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345'])
    await visit()
    expect(section()).not.toBeVisible()
  })

  it('moves the focus on when the question goes', async () => {
    await visit()
    answer('nao')
    expect(document.getElementById('inicio')).toHaveFocus()
    answer('rever')
    expect(section()).toBeVisible()
    expect(section()).toHaveFocus()
  })

  it('loads the tag by a Trusted Types policy of its own where the browser asks for one', async () => {
    const createPolicy = jest.fn((_name, rules) => rules)
    window.trustedTypes = { createPolicy }
    await visit()
    expect(createPolicy).not.toHaveBeenCalled()
    answer('sim')
    expect(createPolicy).toHaveBeenCalledWith('analytics', expect.anything())
    expect(tags()).toHaveLength(1)
  })

  it.each([
    ['in another tab', 'storage'],
    ['on the page from which Back leads here', 'pageshow'],
  ])('follows an answer that was given %s', async (_, event) => {
    await visit()
    localStorage.setItem('medicao', 'sim')
    dispatchEvent(new Event(event))
    expect(section()).not.toBeVisible()
    expect(tags()).toHaveLength(1)

    const error = jest.spyOn(console, 'error').mockImplementation()
    localStorage.setItem('medicao', 'nao')
    dispatchEvent(new Event(event))
    expect(Reflect.get(window, 'ga-disable-G-TEST12345')).toBe(true)
    // jsdom can't load a page again, and says so.
    expect(String(error.mock.calls)).toContain('navigation')
    error.mockRestore()
  })

  it('keeps an answer for the page where storage is refused', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The request is insecure.', 'SecurityError')
    })
    await visit()
    answer('nao')
    expect(section()).not.toBeVisible()
    refuse.mockRestore()
  })
})
