/** @jest-environment jsdom */
import { closeNotice, isClosed } from './script'

it('keeps a notice closed until the end of the company’s day', () => {
  document.documentElement.dataset.timeZone = 'America/Rio_Branco'
  jest.useFakeTimers({ now: new Date('2026-12-25T04:30:00Z') })
  closeNotice('Fechado no Natal.')
  expect(isClosed('Fechado no Natal.')).toBe(true)
  jest.setSystemTime(new Date('2026-12-25T05:00:00Z'))
  expect(isClosed('Fechado no Natal.')).toBe(false)
})
