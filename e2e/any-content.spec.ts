import { type AddressInfo, createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { readCompany } from '@/build/read-content'
import { colouredTowns } from '@/model/pictures/map'
import mapLabels from '@/model/pictures/map-labels.json' with { type: 'json' }
import { GENERATED_FOLDER } from '@/model/site/folder'
import { type PageName, pagePaths, routes } from '@/model/site/routes'
import { PHOTO_CARD } from '@/model/site/slugs'
import { chatLinks, expect, startIslands, test, UNKNOWN_PATH } from './fixtures'
import {
  COLOUR_RULES,
  findAxeViolations,
  findBrokenWords,
  findHeadingAndAltErrors,
  findOverflow,
  findTextsOutsideCorners,
  layOutSections,
  resumePainting,
  stopPainting,
  styleWith,
} from './page-checks'

const { folder } = readLastBuild()

/* Tests that pass with the content of the fixture company, the owner or a generated company. */

/** Bytes of the first round trip: ten packets, headers included. */
const FIRST_ROUND_TRIP_BYTES = 14_600

/** Width in pixels of a 390-pixel phone at 200 % zoom. Long words of generated titles break. */
const ENLARGED_WIDTH = 195
const WIDTHS = [320, 360, 375, 390, 480, 600, 768, 1024, 1280, 1440, 1920, 2560]

const generated = folder === `${GENERATED_FOLDER}/company`

/** Content of the last build with what its owner has hidden. */
const { content: complete } = readCompany(folder)

/** Checks that a page shows each section, service and question that its owner has not hidden. */
async function expectSections(page: Page, pageName: PageName): Promise<void> {
  const { hidden = {}, method, services, questions } = complete[pageName]
  await expect(page.locator('main section:has(ol h3)')).toHaveCount(hidden.method ? 0 : 1)
  await expect(page.locator('main ol h3')).toHaveCount(hidden.method ? 0 : method.steps.length)
  const shown = hidden.services ? [] : services.items.filter((service) => !service.hidden)
  await expect(page.locator(`[id^="servico-"]:not(#servico-${PHOTO_CARD}) h3`)).toHaveCount(
    shown.length,
  )
  for (const { slug } of shown) {
    // A service may have two photos, before and after.
    for (const picture of await page.locator(`#servico-${slug} img`).all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveJSProperty('complete', true)
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    }
  }
  const asked = hidden.questions ? [] : questions.items.filter((question) => !question.hidden)
  await expect(page.locator('#duvidas summary')).toHaveCount(asked.length)
}

/** Starts the islands, and opens every answer and first-aid case. */
async function openAllAnswers(page: Page): Promise<void> {
  await startIslands(page)
  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
}

test.describe('layout', { tag: '@phone' }, () => {
  for (const path of [...pagePaths, UNKNOWN_PATH]) {
    test(`shows all of ${path}, at every width without layout errors, and without axe violations`, async ({
      page,
      consoleErrors,
    }) => {
      const screen = page.viewportSize() ?? { width: 0, height: 0 }
      await page.goto(path)
      await layOutSections(page)
      const route = routes.find((route) => route.path === path)
      if (route)
        await test.step('shows each section, service and question that its owner has not hidden', () =>
          expectSections(page, route.pageName))
      await stopPainting(page)
      for (const width of generated ? WIDTHS : [ENLARGED_WIDTH, ...WIDTHS]) {
        await page.setViewportSize({ width, height: 900 })
        const found = await findOverflow(page)
        expect
          .soft(found, `horizontal scroll or clipped text at ${width} px`)
          .toEqual({ overflow: 0, outside: [] })
        expect
          .soft(await findTextsOutsideCorners(page), `text outside a rounded corner at ${width} px`)
          .toEqual([])
        // At 200 % zoom, a domain name has no room in one line.
        const words = await findBrokenWords(page)
        const broken = words.filter(({ length }) => width > ENLARGED_WIDTH || length < 18)
        expect.soft(broken, `broken words at ${width} px`).toEqual([])
        expect
          .soft(
            await findHeadingAndAltErrors(page),
            `misordered headings or wrong alt text at ${width} px`,
          )
          .toEqual([])
      }
      await page.setViewportSize(screen)
      await resumePainting(page)
      await test.step('has no axe violations with every answer open, in light and dark mode', async () => {
        await openAllAnswers(page)
        expect.soft(await findAxeViolations(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect.soft(await findAxeViolations(page, COLOUR_RULES), 'in dark mode').toEqual([])
      })
      if (path === UNKNOWN_PATH) consoleErrors.splice(0)
    })
  }
})

for (const { path, pageName } of routes)
  test(`shows the map on ${path} only if it has all towns of the company, and cuts off no name on it`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(path)
    const isHidden = complete[pageName].hidden?.area
    const hasMap = !isHidden && colouredTowns(complete.company) !== undefined
    const names = page.locator('#localizacao svg text')
    await expect(names).toHaveText(hasMap ? mapLabels.map(({ name }) => name) : [])
    // The browser lays out the rest of the page at each width.
    await styleWith(page, 'header, section:not(#localizacao), footer { display: none }')
    await stopPainting(page)
    for (let width = 1024; width <= 2560; width += 32) {
      await page.setViewportSize({ width, height: 900 })
      const cut = await names.evaluateAll((texts) =>
        texts.flatMap((name) => {
          const { left, right, top, bottom, width } = name.getBoundingClientRect()
          const map = name.closest('div')?.getBoundingClientRect()
          if (width === 0 || !map) return [`${name.textContent} is hidden`]
          const space = Math.min(
            left - map.left,
            map.right - right,
            top - map.top,
            map.bottom - bottom,
          )
          return space < 12 ? [`${name.textContent}: ${space}`] : []
        }),
      )
      expect.soft(cut, `${width} px`).toEqual([])
    }
  })

// The other pages and the dark colours are tested on phones, because only header and hero differ on wide screens,
// and all pages share them.
test('has no axe violations on wide screens with every answer open', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/')
  await openAllAnswers(page)
  expect(await findAxeViolations(page)).toEqual([])
})

// Uses gzip, because some hosts have no Brotli, which would be smaller.
for (const path of pagePaths)
  test(`shows a chat button on ${path} from the first ${FIRST_ROUND_TRIP_BYTES} compressed bytes`, {
    tag: '@phone',
  }, async ({ page, request }) => {
    const body = gzipSync(await (await request.get(path)).body())
    const headers = `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`
    // The server never sends the rest or another file.
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      sockets.push(socket)
      socket.on('error', () => {})
      socket.once('data', (received) => {
        if (received.toString().startsWith(`GET ${path} `))
          socket.write(
            Buffer.concat([Buffer.from(headers), body]).subarray(0, FIRST_ROUND_TRIP_BYTES),
          )
      })
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const { port } = server.address() as AddressInfo
    await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' })
    const chat = chatLinks(page.getByRole('main')).first()
    await expect(chat).toHaveCSS('background-color', 'rgb(37, 211, 102)')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(chat.locator('+ span > span').first()).toBeInViewport({ ratio: 1 })
    await chat.click({ trial: true })
    // An open page would log each closed connection.
    await page.close()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
