import { expect } from '@playwright/test'
import { test } from './fixtures'
import { button, field, openEditor, pressSave, previewFrame, saveAndWait } from './page'

test('moves an item by the arrow keys and by dragging', async ({ page, github }) => {
  await openEditor(page, 'home.questions')
  const [first, second, third] = github.read('home').questions.items
  const names = page.locator('.item-name')
  const handle = ({ question }: { question: string }) => page.getByLabel(`Mover ${question},`)
  await names.nth(1).click()
  await handle(first).press('ArrowDown')
  await expect(names.nth(1)).toHaveText(first.question)
  await expect(handle(first)).toBeFocused()
  await expect(names.first()).toHaveAttribute('aria-expanded', 'true')
  await handle(first).hover()
  await page.mouse.down()
  await handle(third).hover({ force: true })
  // The row is where the item falls.
  await expect(page.locator('.dragged')).toContainText(first.question)
  await expect(page.locator('.dragged')).toHaveCSS('order', '2')
  await page.mouse.up()
  await expect(page.locator('.dragged')).toHaveCount(0)
  await expect(names.nth(2)).toHaveText(first.question)
  await expect(names.first()).toHaveText(second.question)
})

test('moves the last item to the first place by dragging it to the edge of the form', async ({
  page,
}) => {
  await openEditor(page, 'home.services')
  const names = page.locator('.item-name')
  const last = (await names.last().textContent()) ?? ''
  const handles = page.locator('.handle')
  await handles.last().hover()
  await page.mouse.down()
  const { x = 0, y = 0 } = (await page.locator('.screen-pane').boundingBox()) ?? {}
  // The form scrolls with each move near its edge.
  await expect
    .poll(async () => {
      for (const top of [20, 21]) await page.mouse.move(x + 30, y + top)
      return page.locator('.dragged').evaluate((row) => getComputedStyle(row).order)
    })
    .toBe('0')
  await page.mouse.up()
  await expect(names.first()).toHaveText(last)
  await handles.first().press('End')
  await expect(names.last()).toHaveText(last)
})

test('moves the last item to the first place by taps at one point, and back by a key @phone', async ({
  page,
  github,
}) => {
  const { items } = github.read('home').services
  await openEditor(page, 'home.services')
  const names = page.locator('.item-name')
  const last = (await names.last().textContent()) ?? ''
  await names.last().tap()
  const move = (verb: string) => button(page, new RegExp(`^${verb}: `))
  await expect(move('Descer')).toBeDisabled()
  await move('Subir').scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await move('Subir').boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  // The form scrolls with the item, so that the button stays under the thumb.
  for (let place = items.length - 1; place > 3; place--) {
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(names.nth(place - 1)).toHaveText(last)
    await expect(move('Subir')).toBeFocused()
  }
  for (let place = 3; place > 0; place--) await move('Subir').tap()
  await expect(names.first()).toHaveText(last)
  await expect(move('Descer')).toBeFocused()
  const card = previewFrame(page).locator(`#servico-${items[items.length - 1].slug}`)
  await expect(card.locator('h3[data-outlined]')).toBeAttached()
  await move('Último').press('Enter')
  await expect(names.last()).toHaveText(last)
  await expect(move('Subir')).toBeFocused()
  await move('Primeiro').tap()
  await saveAndWait(page, github)
  const saved = github.read('home').services.items
  expect(saved).toEqual([items[items.length - 1], ...items.slice(0, -1)])
})

test('moves a text of a list by a tap', async ({ page, github }) => {
  const { keywords } = github.read('home').meta
  await openEditor(page, 'home.meta')
  await button(page, /^Descer: Palavra-chave 1,/).click()
  await expect(button(page, /^Descer: Palavra-chave 2,/)).toBeFocused()
  await saveAndWait(page, github)
  const [first, second, ...rest] = keywords
  expect(github.read('home').meta.keywords).toEqual([second, first, ...rest])
})

test('keeps an item open when a move or a removal is undone', async ({ page, github }) => {
  await openEditor(page, 'home.questions')
  const [first, second] = github.read('home').questions.items
  const openItem = button(page, second.question)
  await openItem.click()
  for (const change of [
    () => page.getByLabel(`Mover ${first.question},`).press('ArrowDown'),
    () => button(page, `Remover ${first.question}`).click(),
  ]) {
    await change()
    await expect(page.locator('.item-name').first()).toHaveText(second.question)
    await expect(openItem).toHaveAttribute('aria-expanded', 'true')
    await button(page, /^Desfazer/).click()
    await expect(page.locator('.item-name').first()).toHaveText(first.question)
    await expect(openItem).toHaveAttribute('aria-expanded', 'true')
  }
})

test('opens the field of an error again after the owner has closed the field’s list item', async ({
  page,
}) => {
  await openEditor(page, 'home.questions.items.1.question')
  await field(page, 'Pergunta').fill('')
  await pressSave(page)
  const error = page.getByRole('alert').getByRole('link')
  await error.click()
  await expect(field(page, 'Pergunta')).toBeFocused()
  await page.locator('.item-name[aria-expanded=true]').click()
  await expect(field(page, 'Pergunta')).toBeHidden()
  await error.click()
  await expect(field(page, 'Pergunta')).toBeFocused()
})
