/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event'
import { workPlainMenu } from './plain-menu'

const listen = jest.spyOn(document, 'addEventListener')
const control = () => document.querySelector<HTMLElement>('[href="#menu"]')
/** Whether the last click on the page was prevented. */
let prevented: boolean

function click(selector: string, modifiers: MouseEventInit = {}): void {
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }))
}

beforeEach(() => {
  history.replaceState(null, '', '/#menu')
  document.body.innerHTML = `
    <header><div>
      <a href="#menu">Menu <svg></svg></a>
      <div id="menu">
        <a id="section" href="/#sobre">Sobre</a>
        <a id="other" href="/desentupimento">Desentupimento</a>
        <a id="chat" href="https://wa.me/5548900000000" target="_blank">Chat</a>
      </div>
      <a id="close" href="#pagina">Fechar</a>
    </div></header>
    <main id="sobre"><a id="elsewhere" href="#sobre">x</a></main>`
  workPlainMenu()
  dispatchEvent(new Event('DOMContentLoaded'))
  document.addEventListener('click', (event) => {
    prevented = event.defaultPrevented
  })
})

afterEach(() => {
  for (const [type, listener] of listen.mock.calls) {
    document.removeEventListener(type, listener, true)
    document.removeEventListener(type, listener)
  }
  listen.mockClear()
})

it('makes the opening link a button, which the space bar presses', async () => {
  expect(control()).toHaveAttribute('role', 'button')
  const pressed = jest.fn()
  control()?.addEventListener('click', pressed)
  control()?.focus()
  await userEvent.keyboard(' ')
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('puts the panel below the header, wherever that is', () => {
  const header = document.querySelector('header')
  jest
    .spyOn(header as HTMLElement, 'getBoundingClientRect')
    .mockReturnValue({ bottom: 60 } as DOMRect)
  click('svg')
  expect(control()?.parentElement?.style.getPropertyValue('--menu-top')).toBe('60px')
  expect(prevented).toBe(false)
})

it.each([
  ['the control that closes', () => click('#close'), true],
  ['a chat link, which opens as ever', () => click('#chat'), false],
])('closes by %s, and gives the focus back', (_, act, isPrevented) => {
  const steps = history.length
  act()
  expect(location.hash).toBe('#pagina')
  expect(history).toHaveLength(steps)
  expect(prevented).toBe(isPrevented)
  expect(control()).toHaveFocus()
})

it('closes by Escape, and ignores Escape while closed', async () => {
  await userEvent.keyboard('{Escape}')
  expect(location.hash).toBe('#pagina')
  history.replaceState(null, '', '/#sobre')
  await userEvent.keyboard('{Escape}')
  expect(location.hash).toBe('#sobre')
})

it('goes to a section without a history entry that would open the menu again', () => {
  const steps = history.length
  click('#section')
  expect(location.hash).toBe('#sobre')
  expect(history).toHaveLength(steps)
  expect(prevented).toBe(true)
})

it('closes by a link to another page, so that Back leads to a closed menu', () => {
  const steps = history.length
  click('#other')
  expect(prevented).toBe(false)
  expect(location.hash).toBe('#pagina')
  expect(history).toHaveLength(steps)
})

it.each([
  ['a new tab', () => click('#section', { ctrlKey: true })],
  ['links outside the menu', () => click('#elsewhere')],
])('leaves %s to the browser', (_, act) => {
  act()
  expect(prevented).toBe(false)
})
