import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

// Every spec checks that the pages themselves violate nothing (fixtures.ts).

/** An injected script changes the page's title. */
const TAKEN = "document.title = 'taken'"
const ELSEWHERE = 'https://elsewhere.example'

test.describe('markup injected into the page', { tag: '@phone' }, () => {
  /**
   * Opens the home page with something added, and without the policy of the header: a host without
   * configuration sends none, so the page's own has to do.
   */
  async function openWith(page: Page, markup: string): Promise<void> {
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const response = await route.fetch()
        const { 'content-security-policy': _, ...headers } = response.headers()
        const html = await response.text()
        await route.fulfill({
          response,
          headers,
          body: html.replace('</main>', `${markup}</main>`),
        })
      },
    )
    // Anything that the policy allowed would work.
    await page.route(`${ELSEWHERE}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: TAKEN }),
    )
    await page.goto('/')
  }

  const injected: readonly [markup: string, directive: string][] = [
    [`<script>${TAKEN}</script>`, 'script-src-elem'],
    [`<script type="module">${TAKEN}</script>`, 'script-src-elem'],
    [`<script src="${ELSEWHERE}/a.js"></script>`, 'script-src-elem'],
    [`<img src="/icon.svg" alt="" onload="${TAKEN}">`, 'script-src-attr'],
    [`<iframe src="${ELSEWHERE}/"></iframe>`, 'frame-src'],
    [`<object data="${ELSEWHERE}/a.swf"></object>`, 'object-src'],
    [`<base href="${ELSEWHERE}/">`, 'base-uri'],
    ['<style>body { display: none }</style>', 'style-src-elem'],
    ['<p style="position: fixed; inset: 0">', 'style-src-attr'],
    [`<link rel="stylesheet" href="${ELSEWHERE}/a.css">`, 'style-src-elem'],
    [`<img src="${ELSEWHERE}/a.png" alt="">`, 'img-src'],
    [`<video src="${ELSEWHERE}/a.mp4"></video>`, 'media-src'],
  ]
  test('is refused, whatever it is', async ({ page, consoleErrors, violations }) => {
    await openWith(page, injected.map(([markup]) => markup).join(''))
    const found = () => violations.map((violation) => violation.split(': ')[0]).sort()
    await expect.poll(found).toEqual(injected.map(([, directive]) => directive).sort())
    await expect(page).not.toHaveTitle('taken')
    violations.splice(0)
    consoleErrors.splice(0)
  })
})

test.describe('a string that would become script', { tag: '@phone' }, () => {
  const sinks: Readonly<Record<string, () => unknown>> = {
    innerHTML: () => {
      document.body.innerHTML = '<img src="/icon.svg" onload="document.title = \'taken\'">'
    },
    eval: () => Reflect.get(window, 'eval')("document.title = 'taken'"),
    'a handler of text': () => document.body.setAttribute('onclick', "document.title = 'taken'"),
    'the address of a script': () => {
      document.createElement('script').src = '/_next/static/a.js'
    },
    'a service worker': () => navigator.serviceWorker.register('/avisos.json'),
    'a policy of one’s own': () =>
      window.trustedTypes?.createPolicy('mine', { createScriptURL: (url) => url }),
  }
  test('is refused by every way in', async ({ page, consoleErrors, violations }) => {
    await page.goto('/')
    for (const [name, sink] of Object.entries(sinks)) {
      // In a task of the page itself: code that the debugger runs may use `eval`.
      const outcome = await page.evaluate(
        `new Promise((resolve) => setTimeout(async () => {
          try {
            await (${sink})()
            resolve('let through')
          } catch (error) {
            resolve(error.message)
          }
        }))`,
      )
      expect
        .soft(outcome, name)
        .toMatch(/TrustedHTML|TrustedScript|unsafe-eval|Policy "mine" disallowed/)
    }
    await expect(page).not.toHaveTitle('taken')
    violations.splice(0)
    consoleErrors.splice(0)
  })
})
