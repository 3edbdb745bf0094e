/** @jest-environment jsdom */
import { reportChatClicks } from './report-chat-clicks'

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

  it('reports a click with its text and time', () => {
    act('chat')
    expect(heard).toHaveReturnedWith({ text: 'Olá! a&b', timestamp: expect.any(String) })
    const { timestamp } = heard.mock.results[0]?.value ?? {}
    expect(new Date(timestamp).toISOString()).toBe(timestamp)
  })

  it('reports it from the link, whichever child was clicked', () => {
    const from = jest.fn()
    document.getElementById('chat')?.addEventListener('whatsapp_click', from)
    act('icon')
    expect(from).toHaveBeenCalledTimes(1)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('counts the middle button, and no button that opens nothing', () => {
    act('chat', 'auxclick', 1)
    expect(heard).toHaveBeenCalledTimes(1)
    act('chat', 'auxclick', 2)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('counts although a listener on the link stops propagation', () => {
    document.getElementById('chat')?.addEventListener('click', (event) => event.stopPropagation())
    act('chat')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  it('ignores clicks elsewhere', () => {
    act('other')
    act('text')
    document.dispatchEvent(new MouseEvent('click'))
    expect(heard).not.toHaveBeenCalled()
  })

  it('gives an empty text where the link has none', () => {
    act('bare')
    expect(heard).toHaveReturnedWith(expect.objectContaining({ text: '' }))
  })

  it('tells the analytics tag the origin of the click', () => {
    window.gtag = jest.fn()
    act('chat')
    expect(window.gtag).toHaveBeenCalledTimes(1)
    expect(window.gtag).toHaveBeenCalledWith('event', 'WhatsApp', {
      transport_type: 'beacon',
      page: '/',
      origin: 'hero',
    })
  })

  it('keeps the click working when the tag throws', () => {
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
