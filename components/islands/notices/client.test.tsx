/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Notices } from './client'
import { fetchNotices } from './script'

jest.mock('./script', () => ({
  ...jest.requireActual('./script'),
  fetchNotices: jest.fn(),
}))
const fetchNoticesMock = jest.mocked(fetchNotices)

function show() {
  document.body.innerHTML = `<div>
    <p aria-live="polite" tabindex="-1" data-close="Fechar aviso" data-close-short="Fechar"></p>
  </div>`
  const island = document.querySelector('div')
  if (!island) throw new Error('no island')
  return render(<Notices island={island} />)
}

const notice = () => document.querySelector('p') as HTMLElement

it('closes a translated notice and shows the next one', async () => {
  fetchNoticesMock.mockResolvedValueOnce([
    'Hoje há temporal na região.',
    'Amanhã atendemos só emergências.',
  ])
  show()
  await screen.findByText(/temporal/)
  // Browsers translate by replacing the text node with an element.
  const translated = document.createElement('font')
  translated.textContent = 'Storm today.'
  notice().firstChild?.replaceWith(translated)
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  expect(notice().textContent).toBe('Amanhã atendemos só emergências.')
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  expect(notice().textContent).toBe('')
  expect(screen.queryByRole('button')).toBeNull()
})

it('closes a notice when storage is blocked', async () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The request is insecure.', 'SecurityError')
  })
  fetchNoticesMock.mockResolvedValueOnce(['Hoje há temporal.'])
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Fechar aviso' }))
  expect(notice().textContent).toBe('')
  storage.mockRestore()
})

it('retries a failed request three times, after 1, 2 and 4 seconds', async () => {
  jest.useFakeTimers()
  fetchNoticesMock.mockClear()
  fetchNoticesMock.mockRejectedValue(new TypeError('no network'))
  show()
  const calls = []
  for (const pause of [999, 1, 1999, 1, 3999, 1, 60_000]) {
    await act(() => jest.advanceTimersByTimeAsync(pause))
    calls.push(fetchNoticesMock.mock.calls.length)
  }
  expect(calls).toEqual([1, 2, 2, 3, 3, 4, 4])
  jest.useRealTimers()
})

it('resumes a failed request when the page becomes visible again', async () => {
  jest.useFakeTimers()
  fetchNoticesMock.mockRejectedValueOnce(new TypeError('no network'))
  fetchNoticesMock.mockResolvedValueOnce(['Hoje há temporal no litoral.'])
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  show()
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(notice().textContent).toBe('')
  visibility.mockReturnValue('visible')
  window.dispatchEvent(new Event('visibilitychange'))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(notice().textContent).toBe('Hoje há temporal no litoral.')
  jest.useRealTimers()
})

it('shows a closed notice again on the next day', async () => {
  jest.useFakeTimers({ now: new Date('2026-12-24T23:00-03:00') })
  fetchNoticesMock.mockResolvedValue(['Recesso de Natal.'])
  show()
  await act(() => jest.advanceTimersByTimeAsync(0))
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  expect(notice().textContent).toBe('')
  await act(() => jest.advanceTimersByTimeAsync(10 * 3_600_000))
  window.dispatchEvent(new Event('visibilitychange'))
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(notice().textContent).toBe('Recesso de Natal.')
  jest.useRealTimers()
})
