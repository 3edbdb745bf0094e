/** @jest-environment jsdom */
import { FIRST_AID_ID } from '@/model/site/anchors'
import { enhancePage } from './enhance-page'

it('opens the cases of a linked first aid that the browser reads after the script', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  location.hash = FIRST_AID_ID
  enhancePage(jest.fn())
  document.body.innerHTML = `<section id="${FIRST_AID_ID}"><details></details><details></details></section>`
  dispatchEvent(new Event('DOMContentLoaded'))
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
  readyState.mockRestore()
})
