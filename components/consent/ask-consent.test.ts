/** @jest-environment jsdom */
import { CONSENT_ID } from '@/model/site/anchors'
import { askConsent } from './ask-consent'

const isConsentOpen = () => document.documentElement.hasAttribute('data-consent-open')

beforeAll(() => {
  document.body.innerHTML = `<p id="${CONSENT_ID}" tabindex="-1"></p><button data-consent="sim">Sim</button><button data-consent="nao">Não</button><a href="#" data-consent="rever">Rever</a>`
  localStorage.setItem(CONSENT_ID, 'nao')
  window.gtag = () => {}
  askConsent('G-TEST12345')
})

it('ignores an analytics function that the site did not load', () => {
  expect(Object.keys(window)).not.toContain('ga-disable-G-TEST12345')
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
  expect(isConsentOpen()).toBe(true)
  dispatchEvent(event())
  expect(isConsentOpen()).toBe(true)
})

it('closes the question when another tab answers it', () => {
  document.querySelector('a')?.click()
  localStorage.setItem(CONSENT_ID, 'sim')
  dispatchEvent(new StorageEvent('storage', { key: CONSENT_ID }))
  expect(isConsentOpen()).toBe(false)
})

it('starts the tag once, also when the visitor changes the answer twice before the page reloads', () => {
  // jsdom reports that it cannot reload.
  jest.spyOn(console, 'error').mockImplementation()
  for (const answer of ['sim', 'nao', 'sim'])
    document.querySelector<HTMLElement>(`[data-consent=${answer}]`)?.click()
  expect(document.querySelectorAll('script[src*=gtag]')).toHaveLength(1)
  expect(localStorage.getItem(CONSENT_ID)).toBe('sim')
})
