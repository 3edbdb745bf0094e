/** @jest-environment jsdom */
import { menuScript } from './script'

it('ignores a key that another script sends to the document', () => {
  document.body.innerHTML = '<div><a href="#menu" class="menu-button"></a></div>'
  menuScript.init?.(jest.fn())
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault())
  addEventListener('error', onError)
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(onError).not.toHaveBeenCalled()
})
