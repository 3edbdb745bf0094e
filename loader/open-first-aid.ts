import { FIRST_AID_ID } from '@/model/site/anchors'

const HASH = `#${FIRST_AID_ID}`

/** Opens the last case of the first aid when a link leads to the section, as browsers do for a target inside `<details>`. */
export function openFirstAid(): void {
  const open = () => {
    if (location.hash === HASH)
      document.querySelector(`${HASH} details:last-of-type`)?.setAttribute('open', '')
  }
  open()
  addEventListener('hashchange', open)
}
