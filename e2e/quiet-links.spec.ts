import { expect, test } from './fixtures'

/* Chat links of cards that look like links, because another card of the section has the button. */

for (const card of ['.service-card:nth-child(2)', '.pest-card:not(:first-child)'])
  test(`underlines the chat link of ${card} under the pointer, without moving it or adding a shadow`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/')
    const link = page.locator(`${card} .chat-button`).filter({ visible: true }).first()
    await link.hover()
    await expect(link).toHaveCSS('text-decoration-line', 'underline')
    await expect(link).toHaveCSS('text-decoration-thickness', '3px')
    await expect(link).toHaveCSS('transform', 'none')
    await expect(link).toHaveCSS('box-shadow', /^none$|^rgba\(0, 0, 0, 0\)/)
  })
