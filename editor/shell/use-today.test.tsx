/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useToday } from './use-today'

const BEFORE_MIDNIGHT = new Date('2026-12-25T02:59:30Z')

const renderToday = (timeZone = 'America/Sao_Paulo') => {
  jest.useFakeTimers({ now: BEFORE_MIDNIGHT })
  return renderHook(({ zone }) => useToday(zone), { initialProps: { zone: timeZone } })
}

afterEach(() => jest.useRealTimers())

it('returns the next day after midnight in an editor that stays open', () => {
  const { result } = renderToday()
  expect(result.current).toBe('2026-12-24')
  act(() => jest.advanceTimersByTime(60_000))
  expect(result.current).toBe('2026-12-25')
})

it('returns the present day at once in a page that was hidden over midnight', () => {
  const { result } = renderToday()
  jest.setSystemTime(new Date('2026-12-25T10:00:00Z'))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  expect(result.current).toBe('2026-12-25')
})

it('returns the day of another clock after the company has moved', () => {
  const { result, rerender } = renderToday()
  rerender({ zone: 'America/Noronha' })
  expect(result.current).toBe('2026-12-25')
})
