/**
 * Fires a `whatsapp_click` event on each WhatsApp link that is clicked. Listens on the document, so
 * that links added later count too. Listens for `auxclick`, because the middle button opens links.
 */
export function reportChatClicks(): void {
  const report = ({ type, button, target }: MouseEvent) => {
    if (type === 'auxclick' && button !== 1) return
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="https://wa.me/"]')
    if (!link) return
    const text = new URL(link.href).searchParams.get('text') ?? ''
    link.dispatchEvent(
      new CustomEvent('whatsapp_click', {
        bubbles: true,
        detail: { text, timestamp: new Date().toISOString() },
      }),
    )
  }
  document.addEventListener('click', report, true)
  document.addEventListener('auxclick', report, true)
}
