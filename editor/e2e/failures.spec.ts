import { expect, type Page } from '@playwright/test'
import type { FakeGitHub } from './fake-github'
import { test } from './fixtures'
import { NEW_COMPANY } from './new-company'
import { button, field, goToHash, openEditor, pressSave, previewFrame, saveAndWait } from './page'

/** Responses of GitHub, one of each kind. The unit tests of the client have the other sentences. */
const RESPONSES: readonly (readonly [FakeGitHub['state'], string])[] = [
  [403, 'não permite mudar o site'],
  [404, 'Não achei casa-serena/site no GitHub'],
  [429, 'O GitHub pede uma pausa'],
  [500, 'O GitHub está com problemas'],
  ['proxy', 'A rede deste aparelho respondeu no lugar do GitHub'],
  ['stale', 'Outra mudança foi salva ao mesmo tempo'],
  ['unreachable', 'O GitHub não respondeu'],
  ['cut', 'O GitHub não respondeu'],
]

const legalNameField = (page: Page) => field(page, 'Razão social')

const stored = (page: Page) => page.context().storageState({ indexedDB: true }).then(JSON.stringify)

/** Hides the page, as a phone does when it is locked. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

type Failure = (page: Page, github: FakeGitHub) => Promise<void>

const failedSave =
  (state: FakeGitHub['state'], words: string): Failure =>
  async (page, github) => {
    github.state = state
    await pressSave(page)
    await expect(page.getByRole('alert').getByText(words)).toBeVisible()
    github.state = 'working'
  }

/** Locks the phone and opens the editor again. */
const lock: Failure = async (page) => {
  const before = await legalNameField(page).inputValue()
  await hide(page)
  await expect.poll(() => stored(page)).toContain(before)
  await page.goto('about:blank')
  await page.goto('/editor/#company.legalName')
}

const reload: Failure = async (page) => {
  const before = await legalNameField(page).inputValue()
  await expect.poll(() => stored(page)).toContain(before)
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
}

const expireToken: Failure = async (page, github) => {
  await failedSave(401, 'O código de acesso venceu ou foi apagado')(page, github)
  await button(page, 'Entrar com outro código').click()
  await expect(page.getByText('O que você digitou e não salvou está guardado')).toBeVisible()
  await page.getByLabel('Código de acesso').fill('github_pat_other')
  await button(page, 'Entrar').click()
}

const FAILURES = [
  lock,
  reload,
  expireToken,
  ...RESPONSES.map(([state, words]) => failedSave(state, words)),
]

test('keeps all typed text through one failure after another', async ({ page, github }) => {
  test.slow()
  let typed = 'Praia'
  await openEditor(page, 'company.legalName')
  await legalNameField(page).fill(typed)
  for (const [index, failure] of FAILURES.entries()) {
    const words = ` p${index}`
    typed += words
    await legalNameField(page).press('Control+End')
    await page.keyboard.type(words)
    await failure(page, github)
    await expect(legalNameField(page)).toHaveValue(typed)
    await legalNameField(page).click()
  }
  await saveAndWait(page, github)
  expect(github.read('company').legalName).toBe(typed)
})

for (const [amount, later, commits] of [
  ['no more text', '', 1],
  ['more text', ' ME', 2],
] as const)
  test(`reports a save as saved after its response is lost and ${amount} is typed`, async ({
    page,
    github,
  }) => {
    await openEditor(page, 'company.legalName')
    await legalNameField(page).fill('Praia Limpa Ltda.')
    await failedSave('lost', 'Não sei se foi salvo.')(page, github)
    await legalNameField(page).press('End')
    await page.keyboard.type(later)
    await pressSave(page)
    // Hidden until the text that was typed later is saved too.
    await expect(page.locator('#publication')).toBeVisible()
    await expect(page.locator('#publication')).toContainText('Salvo')
    expect(github.changedPaths).toHaveLength(commits)
    expect(github.read('company').legalName).toBe(`Praia Limpa Ltda.${later}`)
  })

test('reports that the device is offline, and keeps the text @smoke', async ({ page, context }) => {
  await openEditor(page, 'company.legalName')
  await legalNameField(page).fill('Praia Limpa Ltda.')
  await context.setOffline(true)
  await page.unrouteAll()
  await context.unrouteAll()
  await pressSave(page)
  await expect(page.getByText('Este aparelho está sem internet')).toBeVisible()
  await expect(legalNameField(page)).toHaveValue('Praia Limpa Ltda.')
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('opens the draft of a closed tab without a response, and saves the draft later', async ({
    page,
    context,
    github,
  }) => {
    await openEditor(page, 'company.legalName')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await legalNameField(page).fill('Praia Limpa Ltda.')
    await expect.poll(() => stored(page)).toContain('Praia Limpa Ltda.')
    await page.close()
    await context.setOffline(true)
    github.state = 'no-response'
    const other = await context.newPage()
    await other.goto('/editor/#company.legalName')
    await expect(legalNameField(other)).toHaveValue('Praia Limpa Ltda.')
    await expect(previewFrame(other).locator('h1')).toHaveCSS('font-weight', '700')
    await context.setOffline(false)
    github.state = 'working'
    await saveAndWait(other, github)
    expect(github.read('company').legalName).toBe('Praia Limpa Ltda.')
  })
})

test('reports a missing response, keeps text that is typed meanwhile, and saves later', async ({
  page,
  github,
}) => {
  await page.clock.install()
  await openEditor(page, 'company.legalName')
  await legalNameField(page).fill('Praia Limpa')
  github.state = 'no-response'
  await pressSave(page)
  await expect(button(page, 'Salvando…')).toBeVisible()
  await legalNameField(page).press('End')
  await page.keyboard.type(' Ltda.')
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(page.getByText('O GitHub não respondeu')).toBeVisible({ timeout: 1000 })
  }).toPass()
  github.state = 'working'
  await saveAndWait(page, github)
  expect(github.read('company').legalName).toBe('Praia Limpa Ltda.')
})

test('opens the text that an earlier version of the editor has stored', async ({
  page,
  context,
  github,
}) => {
  await openEditor(page, 'company.legalName')
  const files = Object.fromEntries(
    Object.keys(NEW_COMPANY).map((name) => [name, github.read(name)]),
  )
  const draft = { ...files, company: { ...files.company, legalName: 'Praia Limpa Ltda.' } }
  const earlier = {
    storedAt: 1,
    base: { oid: github.headOid(), files, photos: [] },
    draft,
    photos: {},
  }
  await page.evaluate(
    (changes) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('editor')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('rascunhos', 'readwrite')
          transaction.objectStore('rascunhos').put(changes, 'rascunho-1-2-3-4')
          transaction.oncomplete = () => resolve()
        }
      }),
    earlier,
  )
  const other = await context.newPage()
  await other.goto('/editor/#company.legalName')
  await expect(legalNameField(other)).toHaveValue('Praia Limpa Ltda.')
  await saveAndWait(other, github)
  expect(github.read('company').legalName).toBe('Praia Limpa Ltda.')
})

test('warns before the page is closed with unsaved text', async ({ page }) => {
  // Chrome before 119 needs a value of the event in its place.
  await page.addInitScript(() => {
    BeforeUnloadEvent.prototype.preventDefault = () => {}
  })
  await openEditor(page, 'company.legalName')
  await legalNameField(page).fill('Praia Limpa Ltda.')
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      await dialog.accept()
      resolve(dialog.type())
    })
  })
  await page.close({ runBeforeUnload: true })
  expect(await asked).toBe('beforeunload')
})

for (const [error, words] of [
  ['QuotaExceededError', 'A memória deste aparelho está cheia'],
  ['SecurityError', 'Este navegador não guarda nada, talvez por estar no modo privado'],
] as const)
  test(`reports a ${error} of the browser’s storage, and still saves`, async ({ page, github }) => {
    await page.addInitScript((name) => {
      for (const method of ['put', 'getAll', 'openCursor'] as const)
        IDBObjectStore.prototype[method] = () => {
          throw new DOMException('', name)
        }
      Storage.prototype.setItem = () => {
        throw new DOMException('', name)
      }
    }, error)
    await openEditor(page, 'company.legalName')
    await legalNameField(page).fill('Praia Limpa Ltda.')
    await expect(page.getByText(words)).toBeVisible()
    await saveAndWait(page, github)
  })

test('reports an invalid token, and a token that expires soon', async ({ page, github }) => {
  github.state = 401
  await page.goto('/editor/')
  await page.getByLabel('Código de acesso').fill('wrong')
  await button(page, 'Entrar').click()
  await expect(page.getByRole('alert')).toContainText('O código de acesso venceu ou foi apagado')
  await expect(page.getByText('Resposta: Bad credentials')).toBeVisible()
  await button(page, 'Entrar com outro código').click()
  github.state = 'working'
  await page.getByLabel('Código de acesso').fill('right')
  await page.getByText('Sei até que dia o código vale').click()
  const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString()
  await page.getByLabel('Último dia').fill(inTenDays.slice(0, 10))
  await button(page, 'Entrar').click()
  await expect(page.getByText(/O código de acesso vence em \d+ dias/)).toBeVisible()
})

test('keeps the code after a fault at opening, and opens at the next attempt', async ({
  page,
  github,
}) => {
  await openEditor(page, 'company.legalName')
  github.state = 401
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('venceu ou foi apagado')
  expect(await page.evaluate(() => localStorage.codigo)).toBe('github_pat_example')
  github.state = 'working'
  await button(page, 'Tentar de novo').click()
  await expect(legalNameField(page)).toBeVisible()
})

test('forgets the code only when the owner enters another one', async ({ page, github }) => {
  await openEditor(page, 'company.legalName')
  github.state = 403
  await page.reload()
  await button(page, 'Entrar com outro código').click()
  await expect(page.getByLabel('Código de acesso')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.codigo)).toBeUndefined()
})

test('opens without a draft that stops the editor, and keeps the draft for the next visit', async ({
  page,
  context,
  github,
}) => {
  await openEditor(page, 'company.name')
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  await page.addInitScript(() => {
    // Stands for a bug that only this draft shows.
    const { normalize } = String.prototype
    String.prototype.normalize = function (form) {
      if (this.includes('Praia Limpa')) throw new Error('Falha')
      return normalize.call(this, form)
    }
  })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Falha')
  await button(page, 'Recarregar').click()
  await expect(page.getByRole('alert')).toContainText('Falha')
  await button(page, 'Abrir sem o que não foi salvo').click()
  await expect(field(page, 'Nome da empresa')).toHaveValue(github.read('company').name)
  const other = await context.newPage()
  await other.goto('/editor/#company.name')
  await expect(field(other, 'Nome da empresa')).toHaveValue('Praia Limpa')
})

test('restores the last good version of a broken file, while the other forms work', async ({
  page,
  github,
}) => {
  const { title } = github.read('home').hero
  await openEditor(page, 'company.legalName')
  github.saveFile('content/home.json', '{"hero":')
  await page.reload()
  await legalNameField(page).fill('Praia Limpa Ltda.')
  await saveAndWait(page, github, 2)
  expect(github.text('content/home.json')).toBe('{"hero":')
  await goToHash(page, 'home.hero.title')
  await expect(page.getByText('Esta parte do site está com um erro')).toBeVisible()
  await button(page, 'Trazer de volta').click()
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(title)
  await button(page, /^Desfazer/).click()
  await expect(page.getByText('Esta parte do site está com um erro')).toBeVisible()
  await button(page, /^Refazer/).click()
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(title)
  await saveAndWait(page, github, 3)
  expect(github.read('home').hero.title).toBe(title)
  await goToHash(page, 'inicio')
  await expect(page.getByText('está com um erro')).toHaveCount(0)
})

test('keeps its copy of a file that breaks on the branch, and repairs the file by a save', async ({
  page,
  github,
}) => {
  await openEditor(page, 'company.legalName')
  await legalNameField(page).fill('Praia Limpa Ltda.')
  github.saveFile('content/company.json', '{"name":')
  await saveAndWait(page, github, 2)
  expect(github.read('company').legalName).toBe('Praia Limpa Ltda.')
})

test('rejects a long text, an empty text and an empty list, and links to the fields', async ({
  page,
  github,
}) => {
  await openEditor(page, 'company.name')
  await field(page, 'Nome da empresa').fill('x'.repeat(2000))
  await expect(page.getByText('Passou 1960 letras')).toBeVisible()
  await goToHash(page, 'home.hero.title')
  await page.getByLabel('Título', { exact: true }).fill('')
  await goToHash(page, 'company.towns')
  while (await button(page, /^Remover /).count())
    await button(page, /^Remover /)
      .first()
      .click()
  await pressSave(page)
  const reasons = page.getByRole('alert')
  await expect(reasons).toContainText('Tem 2000 letras, e o máximo é 40')
  await expect(reasons).toContainText('Faltam itens')
  await expect(reasons.getByRole('link')).not.toHaveCount(0)
  expect(github.changedPaths).toEqual([])
})

test('accepts a pasted access token that ends with an invisible character', async ({ page }) => {
  await page.goto('/editor/')
  await page.getByLabel('Código de acesso').fill('github_pat_example\u200b')
  await button(page, 'Entrar').click()
  await expect(page.getByRole('heading', { name: 'O que falta' })).toBeVisible()
})
