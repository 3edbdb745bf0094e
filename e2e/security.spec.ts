import { test as bare, type Page } from '@playwright/test'
import { parse } from 'parse5'
import { hashSource } from '@/lib/content-security-policy'
import { attribute, elements } from '@/scripts/shared/html'
import { expect, NOWHERE, openMenu, startIslands, test } from './fixtures'

const PAGES = ['/', '/desentupimento', NOWHERE]

const GOOGLE_ANALYTICS = {
  scripts: ' https://www.googletagmanager.com',
  pictures: ' https://*.google-analytics.com https://www.googletagmanager.com',
  calls:
    ' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
  policies: 'analytics',
}
const NO_ANALYTICS = { scripts: '', pictures: '', calls: '', policies: "'none'" }

/** The policy that a page has to carry, written out, so that a change shows here. */
function policyOf(hashes: readonly string[], analytics: boolean): string {
  const { scripts, pictures, calls, policies } = analytics ? GOOGLE_ANALYTICS : NO_ANALYTICS
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}${scripts}`,
    "style-src 'self'",
    `img-src 'self'${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}`,
  ].join('; ')
}

test.describe('the page itself', { tag: '@phone' }, () => {
  for (const path of PAGES) {
    test(`of ${path} carries one policy, before anything that it governs`, async ({ request }) => {
      const all = elements(parse(await (await request.get(path)).text()))
      const inline = all.filter(
        (element) =>
          element.tagName === 'script' &&
          attribute(element, 'src') === undefined &&
          // Structured data is not run and needs no hash.
          attribute(element, 'type') !== 'application/ld+json',
      )
      const hashes = inline.map(({ childNodes: [text] }) =>
        hashSource(text && 'value' in text ? text.value : ''),
      )
      const analytics = inline.some((element) => attribute(element, 'data-analytics') !== undefined)
      const isPolicy = (element: (typeof all)[number]) =>
        attribute(element, 'http-equiv') === 'Content-Security-Policy'
      const policies = all.filter(isPolicy).map((element) => attribute(element, 'content'))
      expect(policies).toEqual([policyOf(hashes, analytics)])
      expect(all.slice(0, all.findIndex(isPolicy)).map(({ tagName }) => tagName)).toEqual([
        'html',
        'head',
        'meta',
      ])
    })

    test(`of ${path} has no inline handler, style or script address`, async ({ request }) => {
      const all = elements(parse(await (await request.get(path)).text()))
      const attributes = all.flatMap(({ attrs }) => attrs)
      expect(attributes.filter(({ name }) => /^on|^style$|^srcdoc$/.test(name))).toEqual([])
      expect(attributes.filter(({ value }) => /^\s*(javascript|data):/i.test(value))).toEqual([])
      expect(all.filter(({ tagName }) => ['style', 'base', 'iframe'].includes(tagName))).toEqual([])
    })
  }
})

// The other specs watch for violations too, those of the error screen and the 404 page included.
test.describe('a visit', () => {
  test('that opens and shows everything violates nothing', async ({
    page,
    consoleErrors,
    violations,
    isMobile,
  }) => {
    await page.clock.setFixedTime(new Date('2026-12-24T12:00:00-03:00'))
    await page.route('**/avisos.json', (route) =>
      route.fulfill({
        json: { avisos: [{ texto: 'Temporal.', de: '2026-12-24', ate: '2026-12-24' }] },
      }),
    )
    await page.goto('/')
    await startIslands(page)
    await expect(page.getByRole('status')).toHaveText('Temporal.')
    for (const summary of await page.locator('summary').all()) await summary.click()

    if (isMobile) {
      await openMenu(page)
      await page.keyboard.press('Escape')
      const menu = await openMenu(page)
      await menu.getByRole('link', { name: 'Desentupimento' }).click()
    } else {
      await expect(async () => {
        await page.mouse.move(50, 300)
        await page.getByRole('link', { name: 'Conversar no WhatsApp' }).hover()
        await expect(page.getByRole('tooltip')).toBeAttached({ timeout: 2000 })
      }).toPass()
      await page.getByRole('banner').getByRole('link', { name: 'Desentupimento' }).click()
    }
    await expect(page).toHaveURL('/desentupimento')
    const data = page.locator('script[type="application/ld+json"]')
    expect(JSON.parse((await data.textContent()) ?? '')).toHaveProperty('@graph')
    await startIslands(page)
    await page.goBack()
    await expect(page).toHaveURL('/')
    expect([...consoleErrors, ...violations]).toEqual([])
  })

  // Without the fixtures, whose scripts in each page make Chromium compute styles before the style sheet
  // has loaded and skip the transition; the console reports a violation too.
  bare('with a view transition between pages violates nothing', async ({ page }) => {
    const consoleErrors: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text())
    })
    page.on('pageerror', ({ message }) => {
      if (!/^Transition was (aborted|skipped)/.test(message)) consoleErrors.push(message)
    })
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { hadTransition: !!Reflect.get(event, 'viewTransition') })
      })
    })
    // A busy browser skips the transition.
    await expect(async () => {
      await page.goto('/')
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Desentupimento' })
        .first()
        .click()
      await expect(page).toHaveURL('/desentupimento')
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'hadTransition')), { timeout: 2000 })
        .toBe(true)
    }).toPass()
    expect(consoleErrors).toEqual([])
  })
})

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

  const injected: readonly [what: string, markup: string, directive: string][] = [
    ['a script', `<script>${TAKEN}</script>`, 'script-src-elem'],
    ['a module', `<script type="module">${TAKEN}</script>`, 'script-src-elem'],
    ['a script file', `<script src="${ELSEWHERE}/a.js"></script>`, 'script-src-elem'],
    ['a handler', `<img src="/icon.svg" alt="" onload="${TAKEN}">`, 'script-src-attr'],
    ['a frame', `<iframe src="${ELSEWHERE}/"></iframe>`, 'frame-src'],
    ['an object', `<object data="${ELSEWHERE}/a.swf"></object>`, 'object-src'],
    ['a base address', `<base href="${ELSEWHERE}/">`, 'base-uri'],
    ['a style', '<style>body { display: none }</style>', 'style-src-elem'],
    ['a style attribute', '<p style="position: fixed; inset: 0">', 'style-src-attr'],
    ['a style sheet', `<link rel="stylesheet" href="${ELSEWHERE}/a.css">`, 'style-src-elem'],
    ['an image that reports', `<img src="${ELSEWHERE}/a.png" alt="">`, 'img-src'],
    ['a video', `<video src="${ELSEWHERE}/a.mp4"></video>`, 'media-src'],
  ]
  for (const [what, markup, directive] of injected) {
    test(`${what} is refused`, async ({ page, consoleErrors, violations }) => {
      await openWith(page, markup)
      await expect.poll(() => violations.join()).toContain(`${directive}: `)
      await expect(page).not.toHaveTitle('taken')
      violations.splice(0)
      consoleErrors.splice(0)
    })
  }

  const clicked: readonly [what: string, markup: string, directive: string][] = [
    ['a link with a script', `<a href="javascript:${TAKEN}">Aqui</a>`, 'script-src-elem'],
    ['a form', `<form action="${ELSEWHERE}/"><button>Aqui</button></form>`, 'form-action'],
  ]
  for (const [what, markup, directive] of clicked) {
    test(`${what} does nothing when it is used`, async ({ page, consoleErrors, violations }) => {
      await openWith(page, markup)
      // A form that the policy blocks leaves Playwright waiting for the next page, so the page itself
      // is asked.
      await page.getByText('Aqui', { exact: true }).click({ noWaitAfter: true })
      await expect.poll(() => violations.join()).toContain(`${directive}: `)
      const [path, title] = await page.evaluate(() => [location.pathname, document.title])
      expect(path).toBe('/')
      expect(title).not.toBe('taken')
      violations.splice(0)
      consoleErrors.splice(0)
    })
  }
})

test.describe('a string that would become script', { tag: '@phone' }, () => {
  const sinks: Readonly<Record<string, () => unknown>> = {
    innerHTML: () => {
      document.body.innerHTML = '<img src="/icon.svg" onload="document.title = \'taken\'">'
    },
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
    'document.write': () => document.write('<b>x</b>'),
    'a parsed document': () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
    'a fragment': () => document.createRange().createContextualFragment('<b>x</b>'),
    'a frame’s own document': () => {
      document.createElement('iframe').srcdoc = '<b>x</b>'
    },
    eval: () => Reflect.get(window, 'eval')("document.title = 'taken'"),
    'a function of text': () => new Function("document.title = 'taken'")(),
    'a timer of text': () => setTimeout("document.title = 'taken'"),
    'a handler of text': () => document.body.setAttribute('onclick', "document.title = 'taken'"),
    'the text of a script': () => {
      document.createElement('script').text = "document.title = 'taken'"
    },
    'the address of a script': () => {
      document.createElement('script').src = '/_next/static/a.js'
    },
    'a worker': () => new Worker('/avisos.json'),
    'a service worker': () => navigator.serviceWorker.register('/avisos.json'),
    'a policy of one’s own': () =>
      window.trustedTypes?.createPolicy('mine', { createScriptURL: (url) => url }),
  }
  for (const [name, sink] of Object.entries(sinks)) {
    test(`is refused: ${name}`, async ({ page, consoleErrors, violations }) => {
      await page.goto('/')
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
      expect(outcome).toMatch(/TrustedHTML|TrustedScript|unsafe-eval|Policy "mine" disallowed/)

      await expect(page).not.toHaveTitle('taken')
      violations.splice(0)
      consoleErrors.splice(0)
    })
  }
})
