import type { Page } from '@playwright/test'
import { menuTexts } from '@/content/site'
import { expect, LABELS } from './fixtures'
import { chatAddresses, documentOf, select, textOf } from './html'

/*
 * Checks that a page works after a fault between host and visitor: its text and chat links are as
 * published, and the menu opens and follows its links.
 */

/** Put into texts by a test, to be left out again where words are compared. */
export const FOREIGN = '\u2042'

type Published = { words: string; chats: string[] }

/** The words and chat links of the page as it is published. */
export async function readPublished(page: Page, path: string): Promise<Published> {
  const document = await documentOf(page.request, path)
  const [body] = select(document, 'body')
  return { words: body ? textOf(body).replaceAll(' ', '') : '', chats: chatAddresses(document) }
}

/** Opens the menu, dialog or panel, and follows a link in it. */
export async function expectMenuToLead(page: Page): Promise<void> {
  await page.locator('a[href="#menu"]').click()
  const menu = page.getByRole('navigation', { name: menuTexts.title })
  await expect(menu).toBeVisible()
  // The dialog may replace the panel and its links just as one is looked up.
  await expect(async () => {
    await menu.getByRole('link', { name: LABELS['/#depoimentos'] }).click({ timeout: 2000 })
  }).toPass()
  await expect(page).toHaveURL(/\/#depoimentos$/)
  await expect(menu).toHaveCount(0)
}

/** The page says all that was published, as long as the test's own additions do not count. */
export async function expectPublishedContent(page: Page, before: Published): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const now = await page.evaluate((foreign) => {
    const own = document.body.cloneNode(true) as HTMLElement
    for (const added of own.querySelectorAll(
      // A notice of the day comes later than what is published.
      'script, [data-foreign], [data-island] > div:last-child:not([id]), [aria-live]',
    ))
      added.remove()
    return {
      words: (own.textContent ?? '').replaceAll(foreign, '').replace(/\s+/g, ''),
      chats: [...own.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
    }
  }, FOREIGN)
  expect(now).toEqual(before)
}

/**
 * Accepts only the browser's own lines about a lost file, and the site's one line for each lost island.
 * Leaves the page first, so that no more lines follow.
 */
export async function expectOnlyLosses(page: Page, consoleErrors: string[]): Promise<void> {
  await page.goto('about:blank')
  for (const message of consoleErrors.splice(0))
    expect(message).toMatch(
      /^Failed to load (resource|module script)|SyntaxError|Unexpected end|ERR_|^The islands?\b|^\/avisos\.json/,
    )
}
