/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Tooltip } from './client'

beforeAll(() => {
  // Radix needs a ResizeObserver, which jsdom lacks.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // Replaces pointer events, which jsdom lacks, with mouse events, which have the same coordinates.
  Object.assign(window, { PointerEvent: MouseEvent })
})

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = '<div><a href="/chat" aria-label="Conversar no WhatsApp"></a></div>'
  const [island] = document.querySelectorAll('div')
  if (island) render(<Tooltip island={island} />)
})
afterEach(() => jest.useRealTimers())

const control = () => screen.getByRole('link', { name: 'Conversar no WhatsApp' })
const tooltip = () => screen.queryByRole('tooltip', { name: 'Conversar no WhatsApp' })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const enter = () => fireEvent.pointerMove(control(), { pointerType: 'mouse', bubbles: true })
const leave = () => {
  fireEvent.pointerLeave(control(), { pointerType: 'mouse', clientX: 0, clientY: 0 })
  fireEvent.pointerMove(document.body, { pointerType: 'mouse', clientX: 500, clientY: 500 })
}

it('opens the tooltip when the pointer has rested on the link for 700 ms', () => {
  enter()
  pass(699)
  expect(tooltip()).toBeNull()
  pass(1)
  expect(tooltip()).not.toBeNull()
})

it.each([
  ['opens the tooltip at once if the pointer returns after 299 ms', 299, true],
  ['waits again before it opens the tooltip if the pointer returns after 300 ms', 300, false],
])('%s', (_, pause, atOnce) => {
  enter()
  pass(700)
  leave()
  expect(tooltip()).toBeNull()
  pass(pause)
  enter()
  expect(tooltip() !== null).toBe(atOnce)
})

it('opens the tooltip at once on keyboard focus, and leaves the link’s attributes unchanged', () => {
  const { outerHTML } = control()
  act(() => control().focus())
  expect(tooltip()).not.toBeNull()
  expect(control().outerHTML).toBe(outerHTML)
})

it('keeps the tooltip closed after its component is unmounted', () => {
  cleanup()
  act(() => control().focus())
  expect(tooltip()).toBeNull()
})
