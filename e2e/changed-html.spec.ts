import type { Page } from '@playwright/test'
import { minify } from 'html-minifier-terser'
import { interact, startIslands } from './fixtures'
import { test } from './kept-page'
import { expectMenuToLead, expectWhole, FOREIGN, published } from './whole'

/** Changes the home page's HTML on the way to the browser. */
async function rewrite(
  page: Page,
  change: (html: string, origin: string) => string | Promise<string>,
): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: await change(await response.text(), new URL(route.request().url()).origin),
      })
    },
  )
}

const REWRITES: Readonly<
  Record<string, (html: string, origin: string) => string | Promise<string>>
> = {
  'comments are stripped': (html) => html.replace(/<!--.*?-->/gs, ''),
  'white space is put between tags': (html) => html.replaceAll('><', '>\n  <'),
  'it is minified': (html) =>
    minify(html, {
      collapseBooleanAttributes: true,
      collapseWhitespace: true,
      minifyCSS: true,
      minifyJS: false,
      removeAttributeQuotes: true,
      removeComments: true,
      removeEmptyAttributes: true,
      removeOptionalTags: true,
      removeRedundantAttributes: true,
      sortAttributes: true,
    }),
  'elements are put at the start and the end of the body': (html) =>
    html
      .replace(/<body[^>]*>/, '$&<div data-foreign></div>')
      .replace('</body>', '<div data-foreign></div></body>'),
  'elements are put into the header and around the main part': (html) =>
    html
      .replace(/<header[^>]*>/, '$&<div data-foreign></div>')
      .replace('<main', '<div><main')
      .replace('</main>', '</main></div>'),
  'attributes are added to html and body': (html) =>
    html.replace('<html', '<html data-theme="x"').replace('<body', '<body class="x" data-y'),
  'its addresses are written out in full': (html, origin) =>
    html.replaceAll('href="/', `href="${origin}/`),
  'an address is hidden from robots': (html) =>
    html.replace(
      '</footer>',
      '<a data-foreign class="__cf_email__" data-cfemail="00" href="/cdn-cgi/l/email-protection">[email]</a></footer>',
    ),
  'text is put at its start': (html) => html.replace(/<body[^>]*>/, `$&\n${FOREIGN}`),
  'text is put into the header, the notices, the menu and the footer': (html) =>
    html
      .replace(/<header[^>]*>/, `$&${FOREIGN}`)
      .replace(/<aside[^>]*>/, `$&\n${FOREIGN}`)
      .replace(/<div data-island="menu"[^>]*>/, `$&${FOREIGN}`)
      .replace(/<footer[^>]*>/, `$&\n${FOREIGN}`),
}

// The code that meets it is the same on every page and screen; the phone has the menu besides.
test.describe('the page is whole and its islands work', { tag: '@phone' }, () => {
  for (const [what, change] of Object.entries(REWRITES))
    test(`when ${what} on the way`, async ({ page }) => {
      const before = await published(page, '/')
      await rewrite(page, change)
      await page.goto('/')
      await startIslands(page)
      await expectWhole(page, before)
      await expectMenuToLead(page)
    })

  for (const moment of ['before', 'after'])
    test(`when it is translated ${moment} the first interaction`, async ({ page }) => {
      const before = await published(page, '/desentupimento')
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
      await expectWhole(page, before)
      await expectMenuToLead(page)
    })
})
