import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import type { FakeGitHub } from './fake-github'
import { field, save, signIn, test } from './fixtures'

/** The answers of GitHub, each with what the owner reads. */
const REFUSALS = [
  [401, 'O código de acesso venceu'],
  [403, 'não permite mudar o site'],
  [409, 'Outra mudança foi salva ao mesmo tempo'],
  [422, 'O GitHub não aceitou a mudança'],
  [500, 'O GitHub está com problemas'],
  ['stale', 'Outra mudança foi salva ao mesmo tempo'],
  ['unreachable', 'O GitHub não respondeu'],
  ['lost', 'O GitHub não respondeu'],
] as const

const COMPANY = 'content/company.json'

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

type Fault = (page: Page, github: FakeGitHub) => Promise<void>

const refusal =
  (state: FakeGitHub['state'], words: string): Fault =>
  async (page, github) => {
    github.state = state
    await save(page)
    await expect(page.getByText(words)).toBeVisible()
    const ok = page.getByRole('button', { name: 'OK' })
    await ok.click()
    await expect(ok).toBeHidden()
    github.state = 'working'
  }

const FAULTS: readonly (readonly [name: unknown, Fault])[] = [
  [
    'lock',
    (page) =>
      comeBack(page, async () => {
        const before = await name(page).inputValue()
        await hide(page)
        await expect.poll(() => stored(page)).toContain(before)
        await page.goto('about:blank')
        await page.goto('/editor/#/collections/_singletons/entries/company')
      }),
  ],
  ['reload', (page) => comeBack(page, () => page.reload())],
  ...REFUSALS.map(([state, words]) => [state, refusal(state, words)] as const),
]

const orders = fc.sample(fc.shuffledSubarray([...FAULTS], { minLength: FAULTS.length }), {
  seed: 41,
  numRuns: 2,
})

for (const faults of orders)
  test(`loses no letter through ${faults.map(([name]) => name).join(', ')}`, async ({
    page,
    github,
  }) => {
    test.slow()
    let typed = 'Praia'
    await signIn(page, 'company')
    await name(page).fill(typed)
    for (const [at, [, fault]] of faults.entries()) {
      const words = ` p${at}`
      typed += words
      await type(page, words)
      await fault(page, github)
      await expect(name(page)).toHaveValue(typed)
    }
    await save(page)
    await expect.poll(() => github.text(COMPANY)).toContain(`"legalName": "${typed}"`)
  })

test('takes its own save for saved although the answer was lost', async ({ page, github }) => {
  await signIn(page, 'company')
  await name(page).fill('Praia Limpa Ltda.')
  await refusal('lost', 'O GitHub não respondeu')(page, github)
  await type(page, ' ME')
  await save(page)
  await expect.poll(() => github.text(COMPANY)).toContain('Praia Limpa Ltda. ME')
})

test('takes no words while it waits, ends without an answer, and saves afterwards', async ({
  page,
  github,
}) => {
  await page.clock.install()
  await signIn(page, 'company')
  await name(page).fill('Praia Limpa Ltda.')
  github.state = 'silent'
  await save(page)
  // The form closes once it is saved.
  await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible()
  await name(page).click({ force: true })
  await expect(name(page)).not.toBeFocused()
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(page.getByText('O GitHub não respondeu')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'OK' }).click()
  github.state = 'working'
  github.replace('content/messages.json', 'Olá!', 'Oi!')
  await save(page)
  await expect.poll(() => github.text(COMPANY)).toContain('"legalName": "Praia Limpa Ltda."')
  expect(github.text('content/messages.json')).toContain('Oi!')
})

test('offers what was typed before a form lost a field, and stores the other fields alone', async ({
  page,
  github,
}) => {
  const company = JSON.parse(github.text(COMPANY))
  await signIn(page, 'company')
  await field(page, 'CNPJ').fill('11.222.333/0001-81')
  await type(page, 'Praia Limpa Ltda.')
  await expect.poll(() => stored(page)).toContain('Praia Limpa Ltda.')
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('name:"cnpj",label:"CNPJ"', 'name:"x",label:"X"')
    await route.fulfill({ response, body })
  })
  await comeBack(page, () => page.reload())
  await expect(name(page)).toHaveValue('Praia Limpa Ltda.')
  await expect(field(page, 'X')).toBeVisible()
  await expect(field(page, 'CNPJ')).toBeHidden()
  await save(page)
  await expect.poll(() => github.commits).toEqual([[COMPANY]])
  expect(JSON.parse(github.text(COMPANY))).toEqual({ ...company, legalName: 'Praia Limpa Ltda.' })
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

test('warns before leaving with unsaved text', async ({ page }) => {
  await signIn(page, 'company')
  await name(page).fill('Praia Limpa Ltda.')
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.accept()
      resolve(dialog.type())
    })
  })
  await page.close({ runBeforeUnload: true })
  expect(await asked).toBe('beforeunload')
})
