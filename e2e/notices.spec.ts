import { expect, type Page, type Route, test } from '@playwright/test'
import { company } from '@/content/company'
import { startIslands } from './fixtures'

const TOWN = company.towns[0]?.name ?? ''
const CHRISTMAS_EVE = new Date('2026-12-24T12:00:00-03:00')
const STORM = 'Temporal na região: respondemos em até 2 horas.'
const storm = { texto: STORM, de: '2026-12-24', ate: '2026-12-26' }
const holiday = { texto: 'No Natal atendemos emergências.', de: '2026-12-24', ate: '2026-12-25' }

/** Replaces the answer of the site's notices file, and counts the requests for it. */
async function noticesAnswer(page: Page, answer: (route: Route) => Promise<void>) {
  const requests: string[] = []
  await page.route('**/avisos.json', (route) => {
    requests.push(route.request().url())
    return answer(route)
  })
  return requests
}

const withNotices = (page: Page, ...avisos: readonly unknown[]) =>
  noticesAnswer(page, (route) => route.fulfill({ json: { avisos } }))

const bar = (page: Page) => page.getByRole('complementary', { name: 'Avisos' })
const notice = (page: Page) => bar(page).getByRole('status')
const closeButton = (page: Page) => bar(page).getByRole('button', { name: 'Fechar aviso' })

/** The page's own console lines about the notices. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('/avisos.json')) found.push(message.text())
  })
  return found
}

test.beforeEach(({ page }) => page.clock.setFixedTime(CHRISTMAS_EVE))

test('says hours and towns, and asks for no notice before an interaction', async ({ page }) => {
  const requests = await withNotices(page, storm)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(bar(page)).toContainText(TOWN)
  await expect(notice(page)).toBeEmpty()
  expect(requests).toEqual([])
})

test('the site ships a valid file without notices', async ({ page }) => {
  const said = complaints(page)
  const answer = page.waitForResponse('**/avisos.json')
  await page.goto('/')
  await startIslands(page)
  const response = await answer
  expect(response.status()).toBe(200)
  expect(await response.json()).toHaveProperty('avisos')
  expect(said).toEqual([])
})

for (const path of ['/', '/desentupimento', '/nada/aqui']) {
  test(`shows the notice of the day on ${path} without moving anything`, { tag: '@smoke' }, async ({
    page,
  }) => {
    await withNotices(page, storm)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const title = page.getByRole('heading', { level: 1 })
    const places = async () => [await bar(page).boundingBox(), await title.boundingBox()]
    const before = await places()
    await startIslands(page)
    await expect(notice(page)).toHaveText(STORM)
    await expect(notice(page)).toBeVisible()
    expect(await places()).toEqual(before)
  })
}

test('shows whole lines of hours and towns, however many of them', async ({ page }) => {
  const texts = page.locator('.notice-default')
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/')
    const lineHeight = await texts.evaluate((element) => {
      element.textContent = `Todos os dias · ${'Balneário Rincão, Morro da Fumaça, '.repeat(6)}`
      return Number.parseFloat(getComputedStyle(element).lineHeight)
    })
    const strip = await bar(page).boundingBox()
    const lines = await texts.boundingBox()
    if (!strip || !lines) throw new Error('The strip is not laid out')
    expect(lines.y).toBeGreaterThanOrEqual(strip.y)
    expect(lines.y + lines.height).toBeLessThanOrEqual(strip.y + strip.height)
    // Part of a line is what the strip would cut off
    const count = lines.height / lineHeight
    expect(count).toBeCloseTo(Math.round(count), 1)
  }
})

for (const texto of [
  'Por causa do temporal, em Balneário Rincão a resposta pode levar até duas horas nesta 5ª.',
  'TEMPORAL NA REGIÃO: HOJE ATENDEMOS SÓ EMERGÊNCIAS, E A RESPOSTA PODE LEVAR DUAS HORAS OU +',
  'W'.repeat(90),
])
  test(`holds "${texto.slice(0, 20)}…" whole on the narrowest phone, and moves nothing`, async ({
    page,
  }) => {
    expect(texto.length).toBeGreaterThan(87)
    await page.setViewportSize({ width: 320, height: 640 })
    await withNotices(page, { ...storm, texto })
    await page.goto('/')
    const title = page.getByRole('heading', { level: 1 })
    await page.evaluate(() => document.fonts.ready)
    const place = await title.boundingBox()
    await startIslands(page)
    await expect(notice(page)).toHaveText(texto)
    const outer = await page.locator('[data-island=notices]').boundingBox()
    const inner = await notice(page).boundingBox()
    if (!outer || !inner) throw new Error('The notice is not laid out')
    expect(inner.y).toBeGreaterThanOrEqual(0)
    expect(inner.y).toBeGreaterThanOrEqual(outer.y)
    expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height)
    expect(await title.boundingBox()).toEqual(place)
  })

test('announces the notice politely, from a live region that was there before', async ({
  page,
}) => {
  await withNotices(page, storm)
  await page.goto('/')
  await expect(notice(page)).toHaveCount(1)
  const place = await notice(page).elementHandle()
  await startIslands(page)
  await expect(notice(page)).toHaveText(STORM)
  expect(await place?.evaluate((element) => element.isConnected)).toBe(true)
  await expect(notice(page)).not.toContainText('Fechar')
})

test('shows neither past nor future notices', async ({ page }) => {
  const requests = await withNotices(
    page,
    { ...storm, de: '2026-12-20', ate: '2026-12-23' },
    { ...storm, de: '2026-12-25', ate: '2026-12-26' },
  )
  await page.goto('/')
  await startIslands(page)
  await expect.poll(() => requests.length).toBe(1)
  await expect(notice(page)).toBeEmpty()
})

test('a closed notice makes room for the next and stays away for the day', async ({ page }) => {
  await withNotices(page, storm, holiday)
  await page.goto('/')
  await startIslands(page)
  await closeButton(page).click()
  await expect(notice(page)).toHaveText(holiday.texto)
  await page.reload()
  await startIslands(page)
  await expect(notice(page)).toHaveText(holiday.texto)
  await closeButton(page).click()
  await expect(notice(page)).toBeEmpty()
  await expect(bar(page)).toContainText(TOWN)
  await expect(closeButton(page)).toHaveCount(0)

  await page.clock.setFixedTime(new Date('2026-12-25T12:00:00-03:00'))
  await page.reload()
  await startIslands(page)
  await expect(notice(page)).toHaveText(STORM)
})

test('closes by keyboard and leaves the focus where it was', async ({ page }) => {
  await withNotices(page, storm)
  await page.goto('/')
  await startIslands(page)
  await closeButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(notice(page)).toBeEmpty()
  expect(await bar(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('the button that closes is large enough for a thumb', async ({ page }) => {
  await withNotices(page, storm)
  await page.goto('/')
  await startIslands(page)
  await expect(closeButton(page)).toBeVisible()
  const box = await closeButton(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

test('closes a notice where the browser refuses storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The request is insecure.', 'SecurityError')
      },
    }),
  )
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await withNotices(page, storm)
  await page.goto('/')
  await startIslands(page)
  await closeButton(page).click()
  await expect(notice(page)).toBeEmpty()
  expect(errors).toEqual([])
})

test('shows markup in a notice as the text that it is', async ({ page }) => {
  const texto = '<img src=x onerror=alert(1)><b>Grátis</b>'
  await withNotices(page, { ...storm, texto })
  await page.goto('/')
  await startIslands(page)
  await expect(notice(page)).toHaveText(texto)
  await expect(notice(page).locator('*')).toHaveCount(0)
})

const USELESS: readonly [string, string, (route: Route) => Promise<void>][] = [
  ['broken', 'fora do lugar', (route) => route.fulfill({ body: '{"avisos": [' })],
  ['a page', 'fora do lugar', (route) => route.fulfill({ body: '<!doctype html><p>Olá' })],
  ['without dates', '"de"', (route) => route.fulfill({ json: { avisos: [{ texto: STORM }] } })],
  [
    'huge',
    '8192 bytes',
    (route) => route.fulfill({ json: { avisos: [storm], resto: 'a'.repeat(10_000_000) } }),
  ],
  [
    'full of signs that turn the text around',
    'um sinal que não é letra',
    (route) => route.fulfill({ json: { avisos: [{ ...storm, texto: 'abc\u202Edef' }] } }),
  ],
  ['missing', '404', (route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['a failure of the host', '500', (route) => route.fulfill({ status: 500, body: 'Error' })],
  ['forbidden', '403', (route) => route.fulfill({ status: 403, json: { avisos: [storm] } })],
]

for (const [kind, reason, answer] of USELESS) {
  test(`a file that is ${kind} changes nothing and says why once`, async ({ page }) => {
    const said = complaints(page)
    const requests = await noticesAnswer(page, answer)
    await page.goto('/')
    await startIslands(page)
    await expect.poll(() => said).toEqual([expect.stringContaining(reason)])
    await expect(notice(page)).toBeEmpty()
    await expect(closeButton(page)).toHaveCount(0)
    expect(requests).toHaveLength(1)
  })
}

/** Skips the pause between two attempts, of which this is the longest. */
async function afterAWhile(page: Page, said: readonly string[]): Promise<number> {
  await page.clock.fastForward(30_000)
  return said.length
}

test('an unreachable host is requested four times in all and logged once', async ({ page }) => {
  await page.clock.install({ time: CHRISTMAS_EVE })
  const said = complaints(page)
  const requests = await noticesAnswer(page, (route) => route.abort())
  await page.goto('/')
  await startIslands(page)
  await expect.poll(() => afterAWhile(page, said), { timeout: 20_000 }).toBe(1)
  expect(requests).toHaveLength(4)
  await expect(notice(page)).toBeEmpty()
})

test('a file that never arrives blocks nothing', async ({ page }) => {
  const requests = await noticesAnswer(page, () => new Promise(() => {}))
  await page.goto('/')
  await startIslands(page)
  await expect.poll(() => requests.length).toBe(1)
  await expect(bar(page)).toContainText(TOWN)
  await page.getByRole('link', { name: 'Desentupimento', exact: true }).last().click()
  await expect(page).toHaveURL(/\/desentupimento$/)
})

test('a host that never answers times out four times and is logged once', async ({ page }) => {
  await page.clock.install({ time: CHRISTMAS_EVE })
  await page.addInitScript(() => {
    const { timeout } = AbortSignal
    AbortSignal.timeout = () => timeout.call(AbortSignal, 300)
  })
  const said = complaints(page)
  const requests = await noticesAnswer(page, () => new Promise(() => {}))
  await page.goto('/')
  await startIslands(page)
  await expect.poll(() => afterAWhile(page, said), { timeout: 20_000 }).toBe(1)
  expect(requests).toHaveLength(4)
  await expect(notice(page)).toBeEmpty()
})

test('loads the code of the notices only after an interaction', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text())
  })
  const readsNotices = async () =>
    (await Promise.all(scripts)).some((script) => script.includes('avisos.json'))
  await page.goto('/')
  // Before that, there are only prefetches.
  const ahead = await page.locator('[data-own=loader]').getAttribute('data-islands')
  await expect.poll(() => scripts.length).toBe(ahead?.split(' ').length)
  expect(await readsNotices()).toBe(false)
  await startIslands(page)
  await expect.poll(readsNotices).toBe(true)
})
