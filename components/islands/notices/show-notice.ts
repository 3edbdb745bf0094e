/**
 * Shows a notice in the bar, or hides the bar's notice. React does not manage the text node, so a
 * browser translation can replace it safely.
 * @param island element of the notices island
 * @param text the notice, or undefined for none
 */
export function showNotice(island: Element, text: string | undefined): void {
  island.querySelector('[aria-live]')?.replaceChildren(...(text === undefined ? [] : [text]))
  island.parentElement?.classList.toggle('notice-shown', text !== undefined)
}
