/** @jest-environment jsdom */
import { setCurrentScript } from '@/browser/current-script'
import { loadIslands } from './load-islands'

const started = jest.fn()
jest.mock('/islands/entry.js', () => started(), { virtual: true })

const FILES = ['/islands/entry.js', '/islands/menu.js']
const prefetched = () =>
  [...document.querySelectorAll('link[rel=prefetch]')].map((link) => link.getAttribute('href'))
const listen = jest.spyOn(window, 'addEventListener')
/** Lets the browser be idle for this many tasks. */
let rest: (tasks: number) => void
/** Lets the page load, and some time pass. */
const stand = () => {
  dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(3000)
}

beforeEach(() => {
  jest.resetModules()
  started.mockReset()
  jest.useFakeTimers()
  const waiting: (() => void)[] = []
  window.requestIdleCallback = (task) =>
    waiting.push(() => task({ didTimeout: false, timeRemaining: () => 50 }))
  rest = (tasks) => {
    for (let task = 0; task < tasks; task++) waiting.shift()?.()
  }
  setCurrentScript(`data-islands="${FILES.join(' ')}"`)
})

afterEach(() => {
  // No listener of a test is left for the next one's events.
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener, true)
  for (const [type, listener] of listen.mock.calls) removeEventListener(type, listener)
  listen.mockClear()
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(window, 'requestIdleCallback')
})

afterAll(() => listen.mockRestore())

it.each(['pointerover', 'keydown', 'wheel', 'scroll', 'click'])(
  'starts the islands once, in a frame after the first %s',
  async (interaction) => {
    loadIslands()
    document.body.dispatchEvent(new Event(interaction, { bubbles: true }))
    dispatchEvent(new Event('scroll'))
    await Promise.resolve()
    expect(started).not.toHaveBeenCalled()
    await jest.runAllTimersAsync()
    expect(started).toHaveBeenCalledTimes(1)
  },
)

it('counts a touch as an interaction only once it is a tap', async () => {
  loadIslands()
  const touch = Object.assign(new Event('pointerover'), { pointerType: 'touch' })
  document.body.dispatchEvent(touch)
  await jest.runAllTimersAsync()
  expect(started).not.toHaveBeenCalled()
  document.body.click()
  await jest.runAllTimersAsync()
  expect(started).toHaveBeenCalledTimes(1)
})

it('waits for the rest of a page that is still loading', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  loadIslands()
  dispatchEvent(new Event('scroll'))
  await jest.runAllTimersAsync()
  expect(started).not.toHaveBeenCalled()
  state.mockRestore()
  dispatchEvent(new Event('DOMContentLoaded'))
  await jest.runAllTimersAsync()
  expect(started).toHaveBeenCalledTimes(1)
})

it('reports a lost bundle in one line', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  started.mockImplementation(() => {
    throw new TypeError('Failed to fetch')
  })
  loadIslands()
  dispatchEvent(new Event('scroll'))
  await jest.runAllTimersAsync()
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

it('prefetches the files, one at a time, once the page has been open for a while and the browser is idle', () => {
  loadIslands()
  dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(2999)
  rest(9)
  expect(prefetched()).toEqual([])
  jest.advanceTimersByTime(1)
  rest(1)
  expect(prefetched()).toEqual(FILES.slice(0, 1))
  rest(9)
  expect(prefetched()).toEqual(FILES)
  expect(started).not.toHaveBeenCalled()
})

it('prefetches no more once the islands start', () => {
  loadIslands()
  stand()
  rest(1)
  dispatchEvent(new Event('scroll'))
  rest(9)
  expect(prefetched()).toEqual(FILES.slice(0, 1))
})

it.each([
  [
    'in a browser without idle callbacks',
    () => Reflect.deleteProperty(window, 'requestIdleCallback'),
  ],
  [
    'for a visitor who saves data',
    () =>
      Object.defineProperty(navigator, 'connection', {
        configurable: true,
        value: { saveData: true },
      }),
  ],
])('fetches nothing ahead %s', (_, change) => {
  change()
  loadIslands()
  stand()
  rest(9)
  expect(prefetched()).toEqual([])
})

it('leaves the islands to Next where the page lists no files', async () => {
  setCurrentScript()
  loadIslands()
  dispatchEvent(new Event('scroll'))
  await jest.runAllTimersAsync()
  expect(started).not.toHaveBeenCalled()
})
