/** @jest-environment jsdom */
import { askConsent, CONSENT } from './ask-consent'

const asks = () => document.documentElement.hasAttribute('data-asks')

beforeAll(() => {
  document.body.innerHTML = `<p id="${CONSENT}" tabindex="-1"></p><a href="#" data-consent="rever">Rever</a>`
  localStorage.setItem(CONSENT, 'nao')
  askConsent('G-TEST12345')
})

it.each<[string, () => Event]>([
  [
    'a notice is closed in another tab',
    () => new StorageEvent('storage', { key: 'avisos-fechados' }),
  ],
  ['the page loads late', () => new PageTransitionEvent('pageshow', { persisted: false })],
  ['Back restores the page', () => new PageTransitionEvent('pageshow', { persisted: true })],
])('keeps a reopened question open when %s', (_, event) => {
  document.querySelector('a')?.click()
  expect(asks()).toBe(true)
  dispatchEvent(event())
  expect(asks()).toBe(true)
})

it('closes the question when another tab answers it', () => {
  document.querySelector('a')?.click()
  localStorage.setItem(CONSENT, 'sim')
  dispatchEvent(new StorageEvent('storage', { key: CONSENT }))
  expect(asks()).toBe(false)
})
