/** @jest-environment jsdom */
import { closeNotice, fetchNotices, isClosed } from './loader'

const notice = { texto: 'Fechado no Natal.', de: '2026-12-24', ate: '2026-12-24' }

afterEach(() => {
  jest.useRealTimers()
  delete document.documentElement.dataset.timeZone
})

it.each([
  // 22:30 in Acre, and half past midnight in Brasília.
  ['America/Rio_Branco', '2026-12-25T03:30:00Z', true],
  ['America/Sao_Paulo', '2026-12-25T03:30:00Z', false],
  // 23:30 of the day before in Manaus.
  ['America/Manaus', '2026-12-24T03:30:00Z', false],
])('shows a notice by the clock of the company: %s at %s', async (timeZone, now, isShown) => {
  jest.useFakeTimers({ now: new Date(now) })
  document.documentElement.dataset.timeZone = timeZone
  globalThis.fetch = async () =>
    ({ ok: true, json: async () => ({ avisos: [notice] }) }) as unknown as Response
  expect(await fetchNotices()).toEqual(isShown ? [notice.texto] : [])
})

it('keeps a notice closed until the end of the company’s day', () => {
  document.documentElement.dataset.timeZone = 'America/Rio_Branco'
  jest.useFakeTimers({ now: new Date('2026-12-25T04:30:00Z') })
  closeNotice(notice.texto)
  expect(isClosed(notice.texto)).toBe(true)
  jest.setSystemTime(new Date('2026-12-25T05:00:00Z'))
  expect(isClosed(notice.texto)).toBe(false)
})
