import { expect } from '@playwright/test'
import { takeGuideScreenshot, test } from './fixtures'
import { button, field, goToHash, openEditor, pressSave, previewFrame, saveAndWait } from './page'

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

test('saves hours, the price of a visit and a message in one commit', async ({ page, github }) => {
  // A save omits the empty lists.
  const { guarantees: _, socialProfiles: __, ...company } = github.read('company')
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

test('removes a service, and opens the tile and the place with the missing service by the link in the error', async ({
  page,
  github,
}) => {
  await openEditor(page, 'drains.services')
  await button(page, 'Remover Calha').click()
  await pressSave(page)
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Problemas' })).toBeVisible()
  await button(page, 'Remover Calha').click()
  await pressSave(page)
  await page.getByRole('alert').getByRole('link').first().click()
  await button(page, 'Remover Telhado').click()
  await saveAndWait(page, github)
  const { services, problems, places } = github.read('drains')
  expect(JSON.stringify([services, problems, places])).not.toContain('"calha"')
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
