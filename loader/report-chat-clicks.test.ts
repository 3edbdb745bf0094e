/** @jest-environment jsdom */
import { reportChatClicks } from './report-chat-clicks'

const gtag = jest.fn()
const heard = jest.fn()

beforeAll(() => {
  document.body.innerHTML =
    '<main id="inicio"><p id="servico-ralo"><a href="https://wa.me/5548?text=Ol%C3%A1!">Pedir</a></p></main>'
  // Keeps jsdom from reporting that it cannot navigate.
  addEventListener('click', (event) => event.preventDefault())
  // Keeps Jest from failing the test by the error of a listener.
  addEventListener('error', (event) => event.preventDefault())
  addEventListener('whatsapp_click', (event) => heard((event as CustomEvent).detail))
  reportChatClicks()
})

beforeEach(() => jest.clearAllMocks())
afterEach(() => Reflect.deleteProperty(window, 'gtag'))

const click = () => document.querySelector('a')?.click()
const detail = { text: 'Olá!', timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) }

it('sends a chat click to an analytics function that the site did not load', () => {
  window.gtag = gtag
  click()
  expect(gtag.mock.calls).toEqual([
    ['event', 'WhatsApp', { transport_type: 'beacon', origin: 'servico-ralo', link_text: 'Pedir' }],
  ])
  expect(heard.mock.calls).toEqual([[detail]])
})

it.each([
  ['is missing', undefined],
  [
    'throws',
    () => {
      throw new Error('blocked')
    },
  ],
])('fires `whatsapp_click` when the analytics function %s', (_, analytics) => {
  window.gtag = analytics
  click()
  expect(heard.mock.calls).toEqual([[detail]])
})

it('names the island around a chat link, also if an element between them has an id', () => {
  window.gtag = gtag
  const island = document.body.appendChild(document.createElement('div'))
  island.dataset.island = 'menu'
  island.innerHTML = '<div id="radix-_r_0_"><a href="https://wa.me/5548">Pedir</a></div>'
  island.querySelector('a')?.click()
  expect(gtag.mock.lastCall?.at(2)).toMatchObject({ origin: 'menu' })
  island.remove()
})
