import { FIRST_AID_ID } from '@/model/site/anchors'

const HASH = `#${FIRST_AID_ID}`

/**
 * Opens the cases of the first aid when a link leads to the section, as browsers do for a target inside `<details>`. All of
 * them, because the link does not know whether someone was stung.
 * Listens for clicks, because a second tap on the link does not change the URL.
 */
export function openFirstAid(): void {
  const open = () => {
    for (const details of document.querySelectorAll(`${HASH} details`))
      details.setAttribute('open', '')
  }
  if (location.hash === HASH) open()
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[href$="${HASH}"]`)) open()
  })
}
