/** @jest-environment jsdom */
import { closeNotice, fetchNotices, isClosed } from './loader'

beforeEach(() => {
  document.documentElement.dataset.timeZone = 'America/Rio_Branco'
})

it('keeps a notice closed until the end of the company’s day', () => {
  jest.useFakeTimers({ now: new Date('2026-12-25T04:30:00Z') })
  closeNotice('Fechado no Natal.')
  expect(isClosed('Fechado no Natal.')).toBe(true)
  jest.setSystemTime(new Date('2026-12-25T05:00:00Z'))
  expect(isClosed('Fechado no Natal.')).toBe(false)
})

it('fetches the notices of the company’s day', async () => {
  const avisos = [{ texto: 'Fechado no Natal.', de: '2026-12-24', ate: '2026-12-25' }]
  window.fetch = async () => ({ ok: true, json: async () => ({ avisos }) }) as Response
  // 23:30 in Acre, then midnight.
  jest.useFakeTimers({ now: new Date('2026-12-26T04:30:00Z') })
  expect(await fetchNotices()).toEqual(['Fechado no Natal.'])
  jest.setSystemTime(new Date('2026-12-26T05:00:00Z'))
  expect(await fetchNotices()).toEqual([])
})
