/**
 * Shows a notice in the bar of its island, or none. React does not manage this text node, so a browser translation
 * can replace it safely.
 */
export function showNotice(island: Element, text: string | undefined): void {
  island.querySelector('[aria-live]')?.replaceChildren(...(text === undefined ? [] : [text]))
  island.parentElement?.classList.toggle('notice-shown', text !== undefined)
}
