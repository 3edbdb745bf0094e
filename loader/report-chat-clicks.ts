/**
 * Reports each click on a WhatsApp link to the analytics tag, if present, and as a `whatsapp_click`
 * event. Listens on the document, so that links added later count too. Listens for `auxclick`,
 * because the middle button opens links.
 */
export function reportChatClicks(): void {
  const report = ({ type, button, target }: MouseEvent) => {
    if (type === 'auxclick' && button !== 1) return
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="https://wa.me/"]')
    if (!link) return
    try {
      window.gtag?.('event', 'WhatsApp', {
        transport_type: 'beacon',
        page: location.pathname,
        origin: link.dataset.origin ?? '',
      })
    } catch (error) {
      console.warn('The analytics tag failed:', error)
    }
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
