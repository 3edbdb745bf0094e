import { expect } from '@playwright/test'
import sharp from 'sharp'
import { expectUnmoved, settledBox } from '@/e2e/boxes'
import { cropAround } from '@/model/art/photo-rules'
import { takeGuideScreenshot, test } from './fixtures'
import { button, field, goToHash, openEditor, pressSave, previewFrame, saveAndWait } from './page'
import { addDrainPhoto, choosePhoto, createPhoto } from './photo'

test('opens the field of a tapped text, and saves the change @smoke @guide', async ({
  page,
  github,
}) => {
  const home = github.read('home')
  await openEditor(page)
  await previewFrame(page).getByText(home.hero.title).click()
  const title = page.getByLabel('Título', { exact: true })
  await expect(title).toBeFocused()
  await title.fill('A casa é só sua')
  const headline = previewFrame(page).getByRole('heading', { level: 1 })
  await expect(headline).toContainText('A casa é só sua')
  await expect(headline).toHaveAttribute('data-outlined')
  await takeGuideScreenshot(page, 'texto')
  await saveAndWait(page, github)
  expect(github.commitMessages).toEqual(['Mudar Página de dedetização'])
  home.hero.title = 'A casa é só sua'
  expect(github.read('home')).toEqual(home)
})

test('saves hours, the price of a visit and a message in one commit @smoke', async ({
  page,
  github,
}) => {
  const company = github.read('company')
  await openEditor(page, 'company.hours')
  await field(page, 'Observação').fill('Feriados com hora marcada')
  await page.getByRole('button', { name: 'Todos os dias, 24 horas', exact: true }).click()
  await field(page, 'Domingo').uncheck()
  await field(page, 'Abre').fill('08:00')
  await field(page, 'Fecha').fill('18:00')
  await goToHash(page, 'company.visitFee')
  await expect(field(page, 'Preço da visita')).toBeFocused()
  await field(page, 'Preço da visita').fill('A visita é grátis em Içara')
  await goToHash(page, 'messages.default')
  await field(page, 'Em geral').fill('Olá! Quero um orçamento.')
  await saveAndWait(page, github)
  const [opening] = company.hours.opening
  const days = opening.days.filter((day: string) => day !== 'Sunday')
  expect(github.read('company')).toEqual({
    ...company,
    hours: {
      opening: [{ days, opens: '08:00', closes: '18:00' }],
      note: 'Feriados com hora marcada',
    },
    visitFee: 'A visita é grátis em Içara',
  })
  expect(github.changedPaths).toEqual([['content/company.json', 'content/messages.json']])
  expect(github.commitMessages).toEqual(['Mudar Dados da empresa e Mensagens do WhatsApp'])
})

test('opens today’s notice by a tap, and not an earlier one in the list', async ({
  page,
  github,
}) => {
  const past = { texto: 'Fechado no feriado.', de: '2026-01-01', ate: '2026-01-02' }
  const current = { texto: 'Temporal na região.', de: '2026-01-01', ate: '2099-12-31' }
  github.saveContent('avisos', { avisos: [past, current] })
  await openEditor(page, 'inicio')
  await previewFrame(page).getByText(current.texto).click()
  await expect(field(page, 'Texto')).toHaveValue(current.texto)
})

test('saves a notice of the day, and shows the notice in the preview @smoke @guide', async ({
  page,
  github,
}) => {
  await openEditor(page, 'inicio')
  await page.getByRole('link', { name: 'Avisos do dia' }).click()
  await button(page, 'Adicionar Aviso').click()
  await expect(field(page, 'Texto')).toBeFocused()
  await field(page, 'Texto').fill('Temporal na região.')
  await expect(previewFrame(page).locator('.notice-bar.notice-shown')).toContainText(
    'Temporal na região.',
  )
  await field(page, 'Primeiro dia').fill('2026-12-24')
  await field(page, 'Último dia').fill('2026-12-26')
  await takeGuideScreenshot(page, 'aviso')
  await saveAndWait(page, github)
  expect(github.read('avisos')).toEqual({
    avisos: [{ texto: 'Temporal na região.', de: '2026-12-24', ate: '2026-12-26' }],
  })
})

test('replaces a tapped illustration with a photo, and removes its GPS position @smoke @guide', async ({
  page,
  github,
}) => {
  await openEditor(page)
  await page.getByLabel('Página', { exact: true }).selectOption('drains')
  await previewFrame(page).locator('#servico-ralo img').click()
  await choosePhoto(page, await createPhoto(3000, 2000))
  await button(page, /^Ponto que não pode sumir/).click({ position: { x: 20, y: 20 } })
  await expect(page.locator('.focal-point')).toBeVisible()
  await takeGuideScreenshot(page, 'foto')
  await goToHash(page, 'drains.services.items.0.title')
  await expect(previewFrame(page).locator('#servico-ralo img')).toHaveAttribute('src', /^blob:/)
  await saveAndWait(page, github)
  const [item] = github.read('photos').items
  expect(item).toEqual({
    picture: 'ralo',
    file: expect.stringMatching(/^\/content\/fotos\/img-2041-[0-9a-f]{8}\.jpg$/),
    focus: { x: expect.any(Number), y: expect.any(Number) },
  })
  const shown = previewFrame(page).locator('#servico-ralo img')
  const shape = await shown.evaluate((image) => ({
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  }))
  const { focalPoint } = cropAround({ width: 2000, height: 1333 }, shape, item.focus)
  await expect(shown).toHaveCSS('object-position', `${focalPoint.x}% ${focalPoint.y}%`)
  const stored = github.files.get(item.file.slice(1))
  const { format, width, exif } = await sharp(stored).metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 2000, exif: undefined })
})

test('moves and removes the focal point of a photo with only the keyboard', async ({
  page,
  github,
}) => {
  await addDrainPhoto(github)
  await openEditor(page, 'photos.items.0.file')
  const picture = button(page, /^Ponto que não pode sumir/)
  const status = page.locator('.photo').getByRole('status')
  await expect(picture.locator('img')).toHaveJSProperty('complete', true)
  // The request for the field focuses the file chooser, which is after the photo.
  await expect(page.locator('.photo input')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(picture).toBeFocused()
  const place = await settledBox(picture)
  // Ten presses to the left reach the edge of the photo, and the next one changes nothing.
  for (const key of Array<string>(11).fill('ArrowLeft')) await page.keyboard.press(key)
  await expect(status).toHaveText('O ponto está a 0 % da esquerda e a 50 % do alto.')
  for (const key of Array<string>(9).fill('ArrowRight')) await page.keyboard.press(key)
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(status).toHaveText('O ponto está a 45 % da esquerda e a 60 % do alto.')
  await expectUnmoved(picture, place)
  await saveAndWait(page, github, 3)
  expect(github.read('photos').items[0].focus).toEqual({ x: 45, y: 60 })
  await picture.focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Tirar o ponto')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Sem ponto, vale o meio da foto.')
  await expect(picture).toBeFocused()
  await saveAndWait(page, github, 4)
  expect(github.read('photos').items[0].focus).toBeUndefined()
})

test('rejects a photo that is too small, when chosen and when saved', async ({ page, github }) => {
  await openEditor(page, 'photos.items.novo.ralo')
  await choosePhoto(page, await createPhoto(720, 1280))
  const reason = page.getByText('tem 720×1280 pixels, e a largura precisa ser de 800 ou mais')
  await expect(reason.first()).toBeVisible()
  // An empty chooser reports the same file again, for example after an undo.
  await expect(page.locator('.photo input')).toHaveValue('')
  await pressSave(page)
  await page.getByRole('link', { name: 'a largura precisa ser de 800' }).click()
  expect(github.changedPaths).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('removes the last photo, which has no description, and undoes the removal after the save', async ({
  page,
  github,
}) => {
  const photo = await addDrainPhoto(github)
  const photos = { items: [{ picture: 'hero-dedetizacao', file: `/${photo}` }] }
  github.saveContent('photos', photos)
  await openEditor(page, 'photos.items')
  await button(page, 'Remover Abertura da página de dedetização').click()
  await saveAndWait(page, github, 4)
  expect(github.read('photos')).toEqual({ items: [] })
  await button(page, /^Desfazer/).click()
  await saveAndWait(page, github, 5)
  expect(github.read('photos')).toEqual(photos)
  expect(github.changedPaths.at(-1)).toEqual(['content/photos.json'])
})

test('removes a service, and opens the tile with the missing service by the link in the error', async ({
  page,
  github,
}) => {
  await openEditor(page, 'drains.services')
  await button(page, 'Remover Calha').click()
  await pressSave(page)
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Problemas' })).toBeVisible()
  await button(page, 'Remover Calha').click()
  await saveAndWait(page, github)
  const { services, problems } = github.read('drains')
  expect(JSON.stringify([services, problems])).not.toContain('"calha"')
})

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
  await expect(names.nth(1).locator('xpath=ancestor::li')).toHaveCSS(
    'transform',
    /, [1-9][\d.]*\)$/,
  )
  await expect(
    page.locator('.drop-after').getByRole('button', { name: third.question, exact: true }),
  ).toBeVisible()
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
  const { x = 0, y = 0 } = (await page.locator('.form-pane').boundingBox()) ?? {}
  await page.mouse.move(x + 30, y + 20, { steps: 4 })
  // Holds still, because the form scrolls by itself.
  await expect.poll(() => page.locator('.form-pane').evaluate((pane) => pane.scrollTop)).toBe(0)
  await expect(page.locator('.item').first()).toHaveClass(/drop-before/)
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

test('keeps the same item open when a move or a removal is undone', async ({ page, github }) => {
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

test('shows the error of an invalid CNPJ beside its field until the correction @smoke @guide', async ({
  page,
  github,
}) => {
  await openEditor(page, 'company.cnpj')
  await expect(field(page, 'CNPJ')).toHaveAttribute('inputmode', 'numeric')
  await field(page, 'CNPJ').fill('11.222.333/0001-82')
  await field(page, 'CNPJ').blur()
  const reason = /^Não é um CNPJ: .* Exemplo certo: 11\.222\.333\/0001-81/
  await expect(page.locator('.field').getByText(reason)).toBeVisible()
  await pressSave(page)
  await takeGuideScreenshot(page, 'recusado')
  await page.getByRole('alert').getByRole('link', { name: /CNPJ/ }).click()
  await expect(field(page, 'CNPJ')).toBeFocused()
  await field(page, 'CNPJ').fill('11.222.333/0001-81')
  await expect(page.getByText('Não foi salvo')).toBeHidden()
  expect(github.changedPaths).toEqual([])
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

test('shows an earlier version with its photo, and restores both @guide', async ({
  page,
  github,
}) => {
  const { name } = github.read('company')
  const photo = await addDrainPhoto(github)
  await openEditor(page, 'photos.items')
  await button(page, 'Remover Ralo').click()
  await goToHash(page, 'company.name')
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  await saveAndWait(page, github, 3)
  await goToHash(page, 'versoes')
  await page
    .getByRole('button', { name: /Mudança feita fora do editor/ })
    .first()
    .click()
  await expect(previewFrame(page).locator('.brand').first()).toContainText(name)
  await takeGuideScreenshot(page, 'versoes')
  await page.getByLabel('Página', { exact: true }).selectOption('drains')
  const shown = previewFrame(page).locator('#servico-ralo img')
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await button(page, 'Voltar a esta versão').click()
  await expect(page.getByRole('button', { name: /fora do editor/ }).first()).toBeFocused()
  await expect.poll(() => github.changedPaths).toHaveLength(4)
  expect(github.read('company').name).toBe(name)
  expect(github.files.has(photo)).toBe(true)
  // The list has the new save, and the preview shows the draft again.
  await expect(page.locator('.form-pane').getByRole('button', { name: /Mudar/ })).toHaveCount(2)
  await goToHash(page, 'drains.services')
  await expect(shown).toHaveAttribute('src', /^blob:/)
  await button(page, 'Desfazer: a volta ao que era antes').click()
  await expect(previewFrame(page).locator('.brand').first()).toContainText('Praia Limpa')
})

test('offers to restore the saved version only if it removes unsaved changes', async ({
  page,
  github,
}) => {
  const { name } = github.read('company')
  const restore = button(page, 'Voltar a esta versão')
  const choose = async () => {
    await goToHash(page, 'versoes')
    await page.getByRole('button', { name: /fora do editor/ }).click()
  }
  await openEditor(page, 'company.name')
  await choose()
  await expect(page.getByText('É o que está salvo agora.')).toBeVisible()
  await expect(restore).toHaveCount(0)
  await goToHash(page, 'company.name')
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  await choose()
  await expect(page.getByText('Voltar tira o que você mudou e não salvou.')).toBeVisible()
  await restore.click()
  await expect(button(page, 'Desfazer: a volta ao que era antes')).toBeEnabled()
  await expect(page.locator('#publication')).toBeEmpty()
  await goToHash(page, 'company.name')
  await expect(field(page, 'Nome da empresa')).toHaveValue(name)
  expect(github.changedPaths).toEqual([])
})

test('shows other pages, dark colours and a desktop width in the preview', async ({
  page,
  github,
}) => {
  await openEditor(page)
  const body = previewFrame(page).locator('body')
  const isDark = () => body.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await isDark()).toBe(false)
  await button(page, 'Cores escuras').click()
  await expect.poll(isDark).toBe(true)
  // On a desktop, the button is pressed from the start.
  const wide = button(page, 'Como no computador')
  if ((await wide.getAttribute('aria-pressed')) === 'false') await wide.click()
  await expect.poll(() => body.evaluate(() => innerWidth)).toBeGreaterThanOrEqual(1279)
  await goToHash(page, 'home.services.items.2.title')
  await expect(previewFrame(page).locator('[data-outlined]')).toBeInViewport()
  expect(await page.locator('.preview-viewport').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0)
  await goToHash(page, 'inicio')
  for (const [name, heading] of [
    ['drains', /Desentupimento/],
    ['notFound', github.read('interface').notFound.title],
  ] as const) {
    await page.getByLabel('Página', { exact: true }).selectOption(name)
    await expect(previewFrame(page).getByRole('heading', { level: 1 })).toContainText(heading)
  }
})

test('keeps the field and its outlined text visible above an open keyboard', async ({ page }) => {
  await openEditor(page, 'home.hero.title')
  const { width = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: 420 })
  await expect(page.getByLabel('Título', { exact: true })).toBeInViewport()
  await expect(previewFrame(page).locator('h1[data-outlined]')).toBeInViewport()
})

test('shows the field, and no preview, above an open keyboard on a phone on its side @phone', async ({
  page,
}) => {
  await openEditor(page, 'home.hero.title')
  const preview = page.locator('.preview')
  await page.setViewportSize({ width: 844, height: 190 })
  await expect(preview).toBeHidden()
  await expect(page.getByLabel('Título', { exact: true })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(preview).toBeVisible()
  await expect(previewFrame(page).locator('h1[data-outlined]')).toBeInViewport()
})

test('shows a result of the search above an open keyboard on a phone on its side @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 190 })
  await openEditor(page, 'inicio')
  await page.getByRole('searchbox').fill('cores')
  await expect(page.locator('.results .row').first()).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
})

test('shows the page beside the form on a phone on its side @phone', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openEditor(page, 'home.hero.title')
  const preview = await settledBox(page.locator('.preview'))
  const form = await settledBox(page.locator('.form-pane'))
  expect(preview.x).toBeGreaterThanOrEqual(form.x + form.width)
  for (const { height } of [preview, form]) expect(height).toBeGreaterThan(300)
})

test('shows the chosen version and colours on the page on a small phone on its side @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 290 })
  await openEditor(page, 'palette')
  await expect(page.locator('.preview')).toBeInViewport({ ratio: 1 })
  await goToHash(page, 'versoes')
  await expect(page.locator('.preview')).toBeHidden()
  await page.locator('.rows').getByRole('button').first().click()
  await expect(page.locator('.preview')).toBeInViewport({ ratio: 1 })
  await goToHash(page, 'inicio')
  await expect(page.getByText('O que você quer mudar?')).toBeVisible()
  await expect(page.getByText('Toque num texto ou numa imagem da página')).toBeHidden()
})

test('leaves the field its room below the errors of a save @phone', async ({ page }) => {
  await openEditor(page, 'company.hours')
  await button(page, 'Adicionar Horário').click()
  await pressSave(page)
  const errors = page.getByRole('alert')
  await expect(errors.getByRole('link')).toHaveCount(3)
  const { height } = await settledBox(errors)
  expect(height).toBeLessThan(844 / 4)
  await field(page, 'Abre').focus()
  await page.setViewportSize({ width: 844, height: 190 })
  await expect(errors).toBeVisible()
  await expect(errors.getByRole('link').first()).toBeHidden()
  await expect(field(page, 'Abre')).toBeInViewport({ ratio: 1 })
})

test('keeps the size of the editor when the owner zooms in', async ({ page }) => {
  await openEditor(page, 'home.hero.title')
  const workspace = page.locator('.workspace')
  const size = await settledBox(workspace)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBe(2)
  // Waits until the page has handled the change of its visible part.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const { width, height } = await settledBox(workspace)
  expect({ width, height }).toEqual({ width: size.width, height: size.height })
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

test('accepts a pasted access token that ends with an invisible character', async ({ page }) => {
  await page.goto('/editor/')
  await page.getByLabel('Código de acesso').fill('github_pat_example\u200b')
  await button(page, 'Entrar').click()
  await expect(page.getByRole('heading', { name: 'O que falta' })).toBeVisible()
})
