import { chatLinks, expect, test } from './fixtures'

/* Chat links of cards that look like links, because another card of the section has the button. */

test('underlines the chat link of a card under the pointer, without moving it or adding a shadow', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  for (const card of ['#servicos li:nth-child(2)', '#pragas li:nth-child(2)']) {
    const link = chatLinks(page.locator(card)).filter({ visible: true }).first()
    await link.hover()
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
    await expect(link).toHaveCSS('text-decoration-thickness', '3px')
    await expect(link).toHaveCSS('transform', 'none')
    await expect(link).toHaveCSS('box-shadow', /^none$|^rgba\(0, 0, 0, 0\)/)
  }
})
