import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import type { FakeGitHub } from './fake-github'
import { field, save, signIn, test } from './fixtures'

const REFUSALS = [401, 403, 409, 500, 'stale', 'unreachable', 'lost'] as const
const FAULTS = ['lock', 'reload', ...REFUSALS] as const
type Fault = (typeof FAULTS)[number]

const name = (page: Page) => field(page, 'Razão social')

/** Types without a pause, at the end of what is there. */
async function type(page: Page, words: string): Promise<void> {
  await name(page).click()
  await name(page).press('End')
  await page.keyboard.type(words)
}

const stored = (page: Page) => page.context().storageState({ indexedDB: true }).then(JSON.stringify)

/** As a phone does when it is locked. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Opens the page again, and goes on with what was typed. */
async function comeBack(page: Page, leave: () => Promise<unknown>): Promise<void> {
  await leave()
  await page.getByRole('button', { name: 'Restaurar' }).click()
}

const FAULT: Readonly<Record<Fault, (page: Page, github: FakeGitHub) => Promise<void>>> = {
  lock: (page) =>
    comeBack(page, async () => {
      const before = await name(page).inputValue()
      await hide(page)
      await expect.poll(() => stored(page)).toContain(before)
      await page.goto('about:blank')
      await page.goto('/editor/#/collections/_singletons/entries/company')
    }),
  reload: (page) => comeBack(page, () => page.reload()),
  ...(Object.fromEntries(
    REFUSALS.map((state) => [
      state,
      async (page: Page, github: FakeGitHub) => {
        github.state = state
        await save(page)
        const ok = page.getByRole('button', { name: 'OK' })
        await ok.click()
        await expect(ok).toBeHidden()
        github.state = 'working'
      },
    ]),
  ) as Record<(typeof REFUSALS)[number], (page: Page, github: FakeGitHub) => Promise<void>>),
}

const orders = fc.sample(fc.shuffledSubarray([...FAULTS], { minLength: FAULTS.length }), {
  seed: 41,
  numRuns: 2,
})

for (const faults of orders)
  test(`loses no letter through ${faults.join(', ')}`, async ({ page, github }) => {
    test.slow()
    let typed = 'Praia'
    await signIn(page, 'company')
    await name(page).fill(typed)
    for (const [at, fault] of faults.entries()) {
      const words = ` palavra ${at}`
      typed += words
      await type(page, words)
      await FAULT[fault](page, github)
      await expect(name(page)).toHaveValue(typed)
    }
    await save(page)
    await expect
      .poll(() => github.text('content/company.json'))
      .toContain(`"legalName": "${typed}"`)
  })

test('takes its own save for saved although the answer was lost', async ({ page, github }) => {
  await signIn(page, 'company')
  await name(page).fill('Praia Limpa Ltda.')
  github.state = 'lost'
  await save(page)
  const ok = page.getByRole('button', { name: 'OK' })
  await ok.click()
  await expect(ok).toBeHidden()
  github.state = 'working'
  await type(page, ' ME')
  await save(page)
  await expect.poll(() => github.text('content/company.json')).toContain('Praia Limpa Ltda. ME')
})

test('stores words on the device while somebody types without a pause', async ({ page }) => {
  await signIn(page, 'company')
  await name(page).focus()
  const typing = page.keyboard.type('Praia'.repeat(22), { delay: 200 })
  await expect.poll(() => stored(page)).toContain('PraiaPraia')
  await typing
})

test('stores words on the device as soon as the page is hidden', async ({ page }) => {
  await page.clock.install()
  await signIn(page, 'company')
  await page.clock.pauseAt(Date.now() + 60_000)
  await type(page, 'Praia Limpa Ltda.')
  expect(await stored(page)).not.toContain('Praia Limpa Ltda.')
  await hide(page)
  await expect.poll(() => stored(page)).toContain('Praia Limpa Ltda.')
})

test('asks before words are left behind', async ({ page }) => {
  await signIn(page, 'company')
  await name(page).fill('Praia Limpa Ltda.')
  const asked = page.waitForEvent('dialog')
  const closed = page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await closed
})
