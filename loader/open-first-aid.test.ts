/** @jest-environment jsdom */
import { FIRST_AID_ID } from '@/model/site/anchors'
import { openFirstAid } from './open-first-aid'

it('opens the last case of a linked first aid that the browser reads after the script', () => {
  location.hash = FIRST_AID_ID
  openFirstAid()
  document.body.innerHTML = `<section id="${FIRST_AID_ID}"><details></details><details></details></section>`
  dispatchEvent(new Event('DOMContentLoaded'))
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
})
