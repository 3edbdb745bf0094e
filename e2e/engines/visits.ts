import assert from 'node:assert/strict'
import { company } from '@/content/company'
import { drains } from '@/content/drains'
import { home } from '@/content/home'
import { menuTexts, notFoundTexts, noticeTexts } from '@/content/interface'
import { messages } from '@/content/messages'
import type { Page } from '@/content/schema'
import { chatUrl, serviceMessage } from '@/lib/chat'
import { navigation } from '@/lib/navigation'
import { paths, type RoutePath } from '@/lib/routes'
import { UNKNOWN } from '@/scripts/hosting/check/site'
import { click, isInSight, menuIsClosed, openMenu, startIslands, until } from './actions'
import { type Driver, evaluate } from './driver'

/**
 * What a visitor does on a page, which is opened for it in the narrowest window, and what must come of it.
 * Expected values come from content/.
 */
type Visit = {
  path: string
  name: string
  run: (driver: Driver, base: string) => Promise<void>
  /** What may stand in the console. */
  reports?: RegExp
}

const WIDE = 1440

/** The notice that the site shows on the day of the visits. */
export const NOTICE = 'Temporal na região: respondemos em até 2 horas.'

const PAGES: Readonly<Record<RoutePath, readonly [page: Page, chats: readonly string[]]>> = {
  '/': [
    home,
    [
      messages.default,
      messages.pests,
      ...home.services.items.map(({ title }) => serviceMessage(messages.service, title)),
    ],
  ],
  '/desentupimento': [drains, [messages.drains]],
}

const ofPage = (path: string, page: Page, chats: readonly string[]): Visit[] => [
  {
    path,
    name: 'its title and every picture show, and it never scrolls sideways',
    run: async (driver, base) => {
      for (const width of [driver.narrow, WIDE]) {
        await driver.resize(width)
        await driver.goto(base + path)
        const title = `document.querySelector('h1').textContent`
        assert.equal(await driver.evaluate(title), page.hero.title)
        const overflow = `document.documentElement.scrollWidth <= innerWidth`
        assert.ok(await driver.evaluate(overflow), `it scrolls sideways at ${width} px`)
        const lost = await evaluate(driver, async () => {
          const lost: string[] = []
          for (const image of document.images) {
            image.scrollIntoView({ block: 'center', behavior: 'instant' })
            if (!image.complete)
              await new Promise((resolve) => {
                image.addEventListener('load', resolve)
                image.addEventListener('error', resolve)
                setTimeout(resolve, 5000)
              })
            if (image.naturalWidth === 0 && image.checkVisibility()) lost.push(image.src)
          }
          return lost
        })
        assert.deepEqual(lost, [])
      }
    },
  },
  {
    path,
    name: 'chat links have their texts alone, and a click on one is counted',
    run: async (driver) => {
      const links = await evaluate(driver, () =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]')].map(
          (link) => `${link.target} ${link.getAttribute('href')}`,
        ),
      )
      const expected = chats.map((text) => `_blank ${chatUrl(company.phone, text)}`)
      assert.deepEqual([...new Set(links)].sort(), expected.sort())
      // The click ends here: WhatsApp itself is never called.
      await driver.evaluate(`(() => {
        window.counted = []
        addEventListener('whatsapp_click', ({ detail }) => counted.push(detail.text))
        addEventListener('click', (event) => event.preventDefault())
      })()`)
      await click(driver, page.hero.button, '.hero')
      assert.deepEqual(await until(driver, 'counted.length > 0 && counted'), [chats[0]])
    },
  },
  {
    path,
    name: 'every tile leads to its card, shown whole',
    run: async (driver) => {
      for (const { label, service } of page.problems.items) {
        await click(driver, label, 'nav:has([href^="#servico-"])')
        await isInSight(driver, `#servico-${service}`)
      }
    },
  },
  {
    path,
    name: 'the row of services stops at a card',
    run: async (driver) => {
      const [first, second] = page.services.items.map(
        ({ slug }) => `document.querySelector('#servico-${slug}').getBoundingClientRect().left`,
      )
      const start = await driver.evaluate(`${first}`)
      await driver.evaluate(`document.querySelector('.services').scrollIntoView()`)
      await driver.evaluate(`document.querySelector('.card-scroller').scrollBy(200, 0)`)
      await until(driver, `Math.abs(${second} - ${start}) < 1.5`)
    },
  },
  {
    path,
    name: 'questions are answered one at a time',
    run: async (driver) => {
      // The first is open already.
      for (const { question, answer } of page.questions.items.toReversed()) {
        await click(driver, question, '.questions')
        const answers = `[...document.querySelectorAll('.questions [open] p')].map((it) => it.textContent)`
        assert.deepEqual(await until(driver, answers), [answer])
      }
    },
  },
]

export const visits: readonly Visit[] = [
  ...paths.flatMap((path) => ofPage(path, ...PAGES[path])),
  {
    path: '/',
    name: 'the menu keeps the focus, gives it back, and leads to every section',
    run: async (driver) => {
      await openMenu(driver)
      const entries = await evaluate(driver, () =>
        [...document.querySelectorAll('[role=dialog] li a')].map((entry) => ({
          label: entry.textContent?.trim(),
          href: entry.getAttribute('href'),
        })),
      )
      assert.deepEqual(entries, navigation)
      for (let step = 0; step < 2 * entries.length; step++) {
        await driver.press('Tab')
        const isInside = `!!document.activeElement.closest('[role=dialog]')`
        assert.ok(await driver.evaluate(isInside), `Tab left it, pressed ${step + 1} times`)
      }
      await driver.press('Escape')
      await menuIsClosed(driver)
      const focused = await driver.evaluate('document.activeElement.ariaLabel')
      assert.equal(focused, menuTexts.open)
      for (const { label, href } of navigation.filter((entry) => entry.href.includes('#'))) {
        await openMenu(driver)
        await click(driver, label, '[role=dialog]')
        await menuIsClosed(driver)
        await isInSight(driver, `${href.slice(1)} h2`)
      }
    },
  },
  {
    path: '/',
    name: 'the notice of the day shows, and stays away once it was closed',
    run: async (driver, base) => {
      const notice = `document.querySelector('aside [role=status]').textContent`
      await driver.press('Tab')
      await until(driver, `${notice} === '${NOTICE}'`)
      await click(driver, noticeTexts.close, 'aside')
      await until(driver, `${notice} === ''`)
      await startIslands(driver)
      await driver.goto(`${base}/desentupimento`)
      await startIslands(driver)
      assert.equal(await driver.evaluate(notice), '')
    },
  },
  {
    path: UNKNOWN,
    name: 'the 404 shows and leads home',
    reports: /404/,
    run: async (driver) => {
      const title = await driver.evaluate(`document.querySelector('h1').textContent`)
      assert.equal(title, notFoundTexts.message)
      await startIslands(driver)
      await click(driver, notFoundTexts.homeLink, 'main')
      await until(driver, `location.pathname === '/'`)
    },
  },
]
