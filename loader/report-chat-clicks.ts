/**
 * Returns the name of the island around a chat link, or the id of the card or section. The island first, because Radix
 * gives the menu dialog an id.
 */
const originOf = (link: HTMLElement): string =>
  link.closest<HTMLElement>('[data-island]')?.dataset.island ?? link.closest('[id]')?.id ?? 'header'

/**
 * Reports each click on a WhatsApp link: fires a `whatsapp_click` event on the link, and calls the page's
 * analytics function if there is one. Listens on the document, so that links added later count too.
 * Listens for `auxclick`, because the middle button opens links.
 */
export function reportChatClicks(): void {
  const report = ({ button, target }: MouseEvent) => {
    const link =
      // The right button opens no link.
      button < 2 &&
      target instanceof Element &&
      target.closest<HTMLAnchorElement>('a[href^="https://wa.me/"]')
    if (!link) return
    const text = new URL(link.href).searchParams.get('text') ?? ''
    link.dispatchEvent(
      new CustomEvent('whatsapp_click', {
        bubbles: true,
        detail: { text, timestamp: new Date().toISOString() },
      }),
    )
    window.gtag?.('event', 'WhatsApp', {
      transport_type: 'beacon',
      origin: originOf(link),
      // Distinguishes the number from the button beside it.
      link_text: link.textContent,
    })
  }
  document.addEventListener('click', report, true)
  document.addEventListener('auxclick', report, true)
}
