import { chatLinks, expect, test } from './fixtures'

/* The chat links of rows of pests look like links, because they are on the line of the title. */

test('underlines the chat link of a row of pests under the pointer, without moving it or adding a shadow', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/')
  const link = chatLinks(page.locator('#pragas li:nth-child(2)')).filter({ visible: true }).first()
  await link.hover()
  await expect(link).toHaveCSS('text-decoration-line', 'underline')
  await expect(link).toHaveCSS('text-decoration-thickness', '3px')
  await expect(link).toHaveCSS('transform', 'none')
  await expect(link).toHaveCSS('box-shadow', /^none$|^rgba\(0, 0, 0, 0\)/)
})
