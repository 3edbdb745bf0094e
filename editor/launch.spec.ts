import { expect, type Locator } from '@playwright/test'
import { field, group, picture, serveAsBuiltFor, signIn, test, unfold } from './fixtures'

const FACTS = {
  'Nome da empresa': 'Praia Limpa',
  WhatsApp: '(48) 98812-3456',
  'Endereço do site': 'www.praialimpa.com.br',
  'Razão social': 'Praia Limpa Controle de Pragas Ltda.',
  CNPJ: '12.345.678/0001-95',
  'E-mail': 'contato@praialimpa.com.br',
  'Licença sanitária (alvará)': 'Vigilância Sanitária de Içara nº 123/2026',
}
const ADDRESS = {
  'Rua e número': 'Rua das Gaivotas, 120',
  Cidade: 'Balneário Rincão',
  CEP: '88828-000',
}

test('launches the delivered site in 60 taps and three saves', async ({ page, github }) => {
  test.slow()
  await serveAsBuiltFor(page, 'https://www.praialimpa.com.br')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const write = async (target: Locator, text: string) => {
    await tap(target)
    await target.fill(text)
  }
  const open = async (form: string) => {
    taps += 1
    await page.goto(`/editor/#/collections/_singletons/entries/${form}`)
  }
  const saveOnce = async (count: number) => {
    await tap(page.getByRole('button', { name: 'Salvar' }))
    await expect.poll(() => github.commits).toHaveLength(count)
    await expect(page.locator('#receipt')).toContainText('Salvo')
    // The form closes a moment after.
    await expect(page).not.toHaveURL(/entries/)
  }
  // Signing in: a button, the field, the other button, and the form.
  await signIn(page, 'company')
  taps += 4
  for (const [label, text] of Object.entries(FACTS)) await write(field(page, label), text)
  taps += 1
  const address = group(page, 'Endereço')
  await tap(address.getByRole('checkbox'))
  await unfold(address)
  for (const [label, text] of Object.entries(ADDRESS))
    await write(address.getByRole('textbox', { name: label, exact: true }), text)
  await saveOnce(1)
  await open('testimonials')
  await tap(page.getByRole('switch', { name: 'Mostrar os exemplos' }))
  await saveOnce(2)
  await open('claims')
  const { items: promises } = JSON.parse(github.text('content/claims.json'))
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(promises.length)
  for (const box of await boxes.all()) await tap(box)
  await tap(page.getByRole('button', { name: 'Hoje' }))
  await picture(page, 'promessas')
  await saveOnce(3)
  expect(taps).toBeLessThanOrEqual(60)
  test.info().annotations.push({ type: 'taps', description: `${taps}` })
  const site = page
    .getByRole('navigation', { name: 'Ajuda' })
    .getByRole('link', { name: 'Ver o site' })
  await expect(site).toHaveAttribute('href', 'https://www.praialimpa.com.br')
  // The list is counted anew, on what is stored.
  await page.reload()
  await expect(page.locator('#receipt')).toContainText('Publicando desde')
})
