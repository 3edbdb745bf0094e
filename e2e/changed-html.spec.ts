import { interact, startIslands, test } from './fixtures'
import { expectMenuToLead, expectPublishedContent, FOREIGN, readPublished } from './page-integrity'

/** As hosts make a page smaller. */
const shrink = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/(<[a-z][^>]*)/g, (tag) => tag.replace(/="([\w/.#-]+)"(?=[\s>]|$)/g, '=$1'))
    .replace(/<\/(li|p|dt|dd)>(?=<)/g, '')

/** As hosts, extensions and scanners of mail add to one. */
const extend = (html: string, origin: string) =>
  html
    .replaceAll('href="/', `href="${origin}/`)
    .replaceAll('><', '>\n  <')
    .replace('<html', '<html data-theme="x"')
    .replace(/<body([^>]*)>/, `<body data-y$1>\n${FOREIGN}<div data-foreign></div>`)
    .replace('</body>', '<div data-foreign></div></body>')
    .replace(/<header[^>]*>/, `$&${FOREIGN}<div data-foreign></div>`)
    .replace('<main', '<div><main')
    .replace('</main>', '</main></div>')
    .replace(/<aside[^>]*>/, `$&\n${FOREIGN}`)
    .replace(/<div data-island="menu"[^>]*>/, `$&${FOREIGN}`)
    .replace(/<footer[^>]*>/, `$&\n${FOREIGN}`)
    .replace(
      '</footer>',
      '<a data-foreign class="__cf_email__" data-cfemail="00" href="/cdn-cgi/l/email-protection">[email]</a></footer>',
    )

// Tested on phones only, because the code is the same on every page and screen, and only a phone
// shows the menu.
test.describe('the page is whole and its islands work', { tag: '@phone' }, () => {
  for (const [what, change] of [
    ['comments, end tags and quotation marks are taken out', shrink],
    ['spaces, texts, elements and whole addresses are put in', extend],
  ] as const)
    test(`when ${what} on the way`, async ({ page }) => {
      const before = await readPublished(page, '/')
      await page.route(
        ({ pathname }) => pathname === '/',
        async (route) => {
          const response = await route.fetch()
          const { origin } = new URL(response.url())
          await route.fulfill({ response, body: change(await response.text(), origin) })
        },
      )
      await page.goto('/')
      await startIslands(page)
      await expectPublishedContent(page, before)
      await expectMenuToLead(page)
    })

  for (const moment of ['before', 'after'])
    test(`when it is translated ${moment} the first interaction`, async ({ page }) => {
      const before = await readPublished(page, '/desentupimento')
      await page.goto('/desentupimento')
      if (moment === 'after') await startIslands(page)
      // Chromium's translator puts each text into elements of its own.
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest('script')) continue
          const font = document.createElement('font')
          text.replaceWith(font)
          font.append(text)
        }
      })
      await interact(page)
      await expectPublishedContent(page, before)
      await expectMenuToLead(page)
    })
})
