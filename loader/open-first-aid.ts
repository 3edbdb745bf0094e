import { FIRST_AID_ID } from '@/model/site/anchors'

const HASH = `#${FIRST_AID_ID}`

/**
 * Opens the last case of the first aid when a link leads to the section, as browsers do for a target inside `<details>`.
 * Listens for clicks, because a second tap on the link does not change the URL.
 */
export function openFirstAid(): void {
  const open = () =>
    document.querySelector(`${HASH} details:last-of-type`)?.setAttribute('open', '')
  if (location.hash === HASH) open()
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(`[href$="${HASH}"]`)) open()
  })
}
