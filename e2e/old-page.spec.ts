import type { Page } from '@playwright/test'
import { chatLinks, expect, messageOf, test } from './fixtures'

/*
 * A page that was opened, or kept, before the site was uploaded anew, on a host that has thrown the old
 * files away: what it names is not there any more.
 */

/** Each way to lose files: the bundles that changed, or everything whose name changes with it. */
const LOST = {
  'its bundles': /^\/_next\/static\/.*\.js$/,
  'all its hashed files': /^\/(_next\/static|images)\//,
} as const

/** Asks the host for names that it does not know instead, so that it answers in its own way. */
async function lose(page: Page, files: RegExp): Promise<void> {
  await page.route(
    ({ pathname }) => files.test(pathname),
    (route) => {
      const { origin, pathname } = new URL(route.request().url())
      return route.continue({ url: `${origin}${pathname.replace(/\.\w+$/, '.yesterday$&')}` })
    },
  )
}

/** What the browser says of files that are not there, and nothing else. */
const ONLY_LOSSES = /status of 404|MIME type|The islands/

test.describe('yesterday’s page', { tag: '@phone' }, () => {
  for (const [what, files] of Object.entries(LOST))
    for (const path of ['/', '/desentupimento'])
      test(`${path} works without ${what}`, async ({ page, noise, chats }) => {
        await lose(page, files)
        const counted: string[] = []
        await page.exposeFunction('count', (text: string) => counted.push(text))
        await page.addInitScript(() =>
          addEventListener('whatsapp_click', (event) =>
            Reflect.get(window, 'count')(Reflect.get(event, 'detail').text),
          ),
        )
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('#servicos').getByRole('listitem').first()).toBeVisible()

        await page.getByRole('button', { name: 'Abrir menu' }).press('Enter')
        const menu = page.getByRole('navigation', { name: 'Menu' })
        await expect(menu.getByRole('link').first()).toBeVisible()

        const link = chatLinks(page.getByRole('contentinfo')).first()
        const popup = page.waitForEvent('popup')
        // An unstyled page is wider than a phone, where the point to tap moves.
        await link.press('Enter')
        await (await popup).close()
        await expect.poll(() => chats).toHaveLength(1)
        expect(counted).toEqual([messageOf(chats[0] ?? null)])

        await menu.getByRole('link', { name: 'Localização' }).press('Enter')
        await expect(page).toHaveURL('/#localizacao')
        for (const message of noise.splice(0)) expect(message).toMatch(ONLY_LOSSES)
      })
})
