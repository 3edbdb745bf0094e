/**
 * Shows a notice in the bar, or hides the bar's notice. React does not manage the text node, so a
 * browser translation can replace it safely.
 * @param island element of the notices island
 * @param text the notice, or undefined for none
 */
export function showNotice(island: Element, text: string | undefined): void {
  const status = island.querySelector('[aria-live]')
  const shown = status?.firstChild
  // Keeps the text node, because each key in the editor changes the notice, and a new node restyles
  // the complete page.
  if (text !== undefined && shown?.nodeType === Node.TEXT_NODE) shown.nodeValue = text
  else status?.replaceChildren(...(text === undefined ? [] : [text]))
  island.classList.toggle('notice-shown', text !== undefined)
}
