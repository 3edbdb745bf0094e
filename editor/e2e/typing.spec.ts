import { type CDPSession, expect, type Page } from '@playwright/test'
import { test } from './fixtures'
import { LAUNCHED_FACTS, NEW_COMPANY } from './new-company'
import { openEditor, previewFrame } from './page'

/** Types a text at the end of a field. */
async function typeAtEnd(page: Page, key: string, text: string): Promise<void> {
  const input = page.locator(`[id="${key}"]`)
  await input.focus()
  await input.press('End')
  await page.keyboard.type(text)
}

/** Counts what a leak would keep, after the browser has removed what nothing uses. */
async function countKept(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const metricOf = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? 0
  return { nodes: metricOf('Nodes'), listeners: metricOf('JSEventListeners') }
}

test('keeps no more elements and listeners after 1,000 keys @phone', async ({ page }) => {
  await openEditor(page, 'home.questions.items.0.answer')
  await expect(previewFrame(page).locator('[data-outlined]').first()).toBeAttached()
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const type = async (count: number) => {
    // Words of nine letters, and a removed letter for each typed one, so that the text keeps its length.
    for (let keys = 0; keys < count; keys += 20) {
      await typeAtEnd(page, 'home.questions.items.0.answer', 'dedetizar ')
      for (let letter = 0; letter < 10; letter++) await page.keyboard.press('Backspace')
    }
    // Waits for the checks and the outline after a pause in typing.
    await page.waitForTimeout(1000)
    return countKept(session)
  }
  const before = await type(100)
  const after = await type(1000)
  // The garbage collector may leave the nodes of the last words.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5)
})

/** Number of elements of the page and the form that a browser may restyle at a key. */
const MAX_RESTYLED = 20

for (const [name, key, facts] of [
  ['a notice', 'avisos.avisos.0.texto', LAUNCHED_FACTS],
  ['an address, whose words the page keeps together', 'company.address.street', LAUNCHED_FACTS],
  ['a form with a link to the next missing item', 'company.legalName', NEW_COMPANY.company],
] as const)
  test(`restyles at most ${MAX_RESTYLED} elements at a key in ${name} @phone`, async ({
    page,
    browser,
    github,
  }) => {
    github.saveContent('company', facts)
    github.saveContent('avisos', {
      ...github.read('avisos'),
      avisos: [{ texto: 'Hoje fechamos mais cedo.', de: '2026-12-24', ate: '2026-12-24' }],
    })
    await openEditor(page, key)
    await typeAtEnd(page, key, 'Rua ')
    await page.waitForTimeout(1000)
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.keyboard.type('dos pinheiros do vale')
    const trace = JSON.parse((await browser.stopTracing()).toString())
    const counts: number[] = trace.traceEvents
      .filter((event: { name: string; ph: string }) => event.name === 'UpdateLayoutTree')
      .flatMap(({ args }: { args?: { elementCount?: number } }) => args?.elementCount ?? [])
    expect(counts.length).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_RESTYLED)
  })
