import { expect, type Page } from '@playwright/test'
import { GITHUB_API_URL } from '@/editor/github/github'
import type { FakeGitHub } from './fake-github'
import { test } from './fixtures'
import { button, field, goToHash, openEditor, pressSave, previewFrame, saveAndWait } from './page'

const questionsOf = (github: FakeGitHub): { question: string; answer: string }[] =>
  github.read('home').questions.items

function saveQuestions(github: FakeGitHub, items: unknown[]): void {
  const home = github.read('home')
  github.saveContent('home', { ...home, questions: { ...home.questions, items } })
}

/** Reads the branch, as when the owner returns from another app. */
async function refresh(page: Page): Promise<void> {
  const response = page.waitForResponse(`${GITHUB_API_URL}/graphql`)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await response
}

const undoButton = (page: Page) => button(page, /^Desfazer/)

test('keeps the undo step of a field that another person’s save did not touch', async ({
  page,
  github,
}) => {
  await openEditor(page, 'company.legalName')
  const before = await field(page, 'Razão social').inputValue()
  await field(page, 'Razão social').fill('Praia Limpa Ltda.')
  github.saveContent('company', { ...github.read('company'), name: 'Praia Mansa' })
  await refresh(page)
  await expect(field(page, 'Nome da empresa')).toHaveValue('Praia Mansa')
  await undoButton(page).click()
  await expect(field(page, 'Razão social')).toHaveValue(before)
  await expect(field(page, 'Nome da empresa')).toHaveValue('Praia Mansa')
})

test('names the undo steps that another person’s save has removed', async ({ page, github }) => {
  await openEditor(page, 'company.legalName')
  await field(page, 'Razão social').fill('Praia Limpa Ltda.')
  github.saveContent('company', { ...github.read('company'), legalName: 'Praia Mansa Ltda.' })
  await pressSave(page)
  await page.getByLabel('No site: Praia Mansa Ltda.').check()
  await button(page, 'Salvar o que escolhi').click()
  const note = page.getByText(
    'O que você fez antes aqui não se desfaz mais: Dados da empresa › Razão social',
  )
  await expect(note).toBeVisible()
  await goToHash(page, 'home.hero.title')
  await expect(field(page, 'Título')).toBeVisible()
  await expect(note).toBeHidden()
})

test('undoes and redoes the removal of an item by keys', async ({ page, github }) => {
  await openEditor(page, 'home.questions')
  const items = page.locator('.screen-pane ol > li')
  const count = questionsOf(github).length
  await expect(items).toHaveCount(count)
  await button(page, /^Remover /)
    .first()
    .click()
  await expect(items).toHaveCount(count - 1)
  await page.keyboard.press('Control+z')
  await expect(items).toHaveCount(count)
  await page.keyboard.press('Control+Shift+z')
  await expect(items).toHaveCount(count - 1)
  await page.keyboard.press('Control+z')
  await expect(items).toHaveCount(count)
  await page.keyboard.press('Control+y')
  await expect(items).toHaveCount(count - 1)
  await previewFrame(page).locator('body').press('Control+z')
  await expect(items).toHaveCount(count)
})

test('leaves Ctrl+Z in a text field to the browser', async ({ page, github }) => {
  await openEditor(page, 'home.questions.items.2.question')
  const items = page.locator('.screen-pane ol > li')
  const count = questionsOf(github).length
  await button(page, /^Remover /)
    .first()
    .click()
  await expect(items).toHaveCount(count - 1)
  // The editor focuses the next item, a moment after the removal.
  await expect(page.getByLabel(`Mover ${questionsOf(github)[1]?.question},`)).toBeFocused()
  const question = page.locator('[id="home.questions.items.1.question"]')
  await question.focus()
  await page.keyboard.type('x')
  await page.keyboard.press('Control+z')
  await expect(question).toHaveValue(questionsOf(github)[2]?.question ?? '')
  await expect(items).toHaveCount(count - 1)
})

test('undoes a day and a time by keys, because browsers undo neither @desktop', async ({
  page,
}) => {
  await openEditor(page, 'avisos.avisos')
  await button(page, 'Adicionar Aviso').click()
  const day = field(page, 'Último dia')
  const before = await day.inputValue()
  await day.fill('2026-12-24')
  await day.press('Control+z')
  await expect(day).toHaveValue(before)
  await day.press('Control+y')
  await expect(day).toHaveValue('2026-12-24')
  await goToHash(page, 'company.hours.opening.0.opens')
  const time = field(page, 'Abre')
  await time.fill('09:30')
  await time.press('Control+z')
  await expect(time).toHaveValue('00:00')
})

test('drops a dragged item where its row is, also after another person’s save @desktop', async ({
  page,
  github,
}) => {
  await openEditor(page, 'home.questions')
  const items = questionsOf(github)
  const handle = (index: number) => page.getByLabel(`Mover ${items[index]?.question},`)
  await handle(0).hover()
  await page.mouse.down()
  await handle(1).hover({ force: true })
  await expect(page.locator('.dragged')).toHaveCount(1)
  saveQuestions(github, [{ question: 'Vocês emitem nota?', answer: 'Sim.' }, ...items])
  await refresh(page)
  const names = page.locator('.item-name')
  await expect(names.first()).toHaveText('Vocês emitem nota?')
  const { x = 0, y = 0, height = 0 } = (await handle(2).boundingBox()) ?? {}
  await page.mouse.move(x + 10, y + height - 4, { steps: 4 })
  await expect(page.locator('.dragged')).toHaveCSS('order', '3')
  await page.mouse.up()
  const [first = '', second = '', next = '', ...rest] = items.map(({ question }) => question)
  await expect(names).toHaveText(['Vocês emitem nota?', second, next, first, ...rest])
})

for (const [when, merge] of [
  ['a save that merges', (page: Page) => page.keyboard.press('Control+s')],
  ['the merge of another person’s save', refresh],
] as const)
  test(`keeps focus and caret in the same field of the same item after ${when}`, async ({
    page,
    github,
  }) => {
    await openEditor(page, 'home.questions.items.2.question')
    const items = questionsOf(github)
    const { question = '' } = items[2] ?? {}
    const input = page.locator(':focus')
    await expect(input).toHaveValue(question)
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('Antes. ')
    const theirs = [{ question: 'Vocês emitem nota?', answer: 'Sim.' }, ...[...items].reverse()]
    saveQuestions(github, theirs)
    await merge(page)
    await expect(input).toHaveId(`home.questions.items.${items.length - 2}.question`)
    await page.keyboard.type('Depois. ')
    await expect(input).toHaveValue(`Antes. Depois. ${question}`)
    await pressSave(page)
    const names = theirs.map((item) =>
      item.question === question ? `Antes. Depois. ${question}` : item.question,
    )
    await expect.poll(() => questionsOf(github).map((item) => item.question)).toEqual(names)
  })

test('undoes and redoes typing word by word after a save @smoke', async ({ page, github }) => {
  const { name } = github.read('company')
  await openEditor(page, 'company.name')
  await field(page, 'Nome da empresa').fill('')
  await page.keyboard.type('Praia Limpa')
  await saveAndWait(page, github)
  const step = 'Dados da empresa › Nome da empresa'
  for (const text of ['Praia ', '', name]) {
    await button(page, `Desfazer: ${step}`).click()
    await expect(field(page, 'Nome da empresa')).toHaveValue(text)
  }
  await expect(page.getByText('Desfeito: Nome da empresa')).toBeVisible()
  for (const text of ['', 'Praia ', 'Praia Limpa']) {
    await button(page, `Refazer: ${step}`).click()
    await expect(field(page, 'Nome da empresa')).toHaveValue(text)
  }
})
