import { SECTION_IDS } from '@/model/schema/anchors'

/** Opens the last case of the first aid when a link leads to the section, as browsers do for a target inside `<details>`. */
export function openFirstAid(): void {
  const open = () => {
    if (location.hash !== `#${SECTION_IDS.firstAid}`) return
    const cases = document.querySelectorAll(`#${SECTION_IDS.firstAid} details`)
    cases[cases.length - 1]?.setAttribute('open', '')
  }
  open()
  addEventListener('hashchange', open)
}
