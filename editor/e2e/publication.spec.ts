import { expect, type Page } from '@playwright/test'
import type { FakeGitHub } from './fake-github'
import { FIXTURE_SITE_URL, test } from './fixtures'
import { LAUNCHED_FACTS } from './new-company'
import { field, openEditor, pressSave } from './page'

/** Saves facts, claims and testimonials that allow a launch. */
function prepareLaunch(github: FakeGitHub): void {
  const claims = github.read('claims')
  const confirmed = claims.items.map(({ claim }: { claim: string }) => claim)
  const files = {
    company: LAUNCHED_FACTS,
    claims: { ...claims, confirmed, confirmedOn: '2026-01-15' },
    testimonials: { ...github.read('testimonials'), samples: false },
  }
  for (const [contentName, value] of Object.entries(files)) github.saveContent(contentName, value)
}

const status = (page: Page) => page.locator('#publication')

/** Advances the clock until the status contains the words. */
const passTimeUntil = (page: Page, words: string) =>
  expect(async () => {
    await page.clock.fastForward(16_000)
    await expect(status(page)).toContainText(words, { timeout: 1000 })
  }).toPass()

async function change(page: Page, name: string): Promise<void> {
  await field(page, 'Razão social').fill(name)
  await pressSave(page)
  await expect(status(page)).toContainText('Salvo')
}

test.beforeEach(({ page }) => page.clock.install())

test('reports a saved but unpublished change, and the number of missing items', async ({
  page,
  github,
}) => {
  await openEditor(page, 'company')
  await change(page, 'Praia Limpa Ltda.')
  await expect(status(page)).toHaveText(
    /^Salvo, mas não publicado: faltam \d+ itens\. O que falta$/,
  )
  const count = async () => Number(/\d+/.exec((await status(page).textContent()) ?? '')?.[0])
  const before = await count()
  github.saveContent('testimonials', { ...github.read('testimonials'), samples: false })
  await page.reload()
  await expect.poll(count).toBe(before - 1)
})

test('reports the start of a publication, and the time when the site shows a later commit', async ({
  page,
  github,
}) => {
  prepareLaunch(github)
  const before = github.headOid()
  await openEditor(page, 'company')
  await change(page, 'Praia Mansa Ltda.')
  const publishing = /^Salvo\. Publicando desde \d\d:\d\d; leva uns três minutos\.\s*$/
  await expect(status(page)).toHaveText(publishing)
  // First without a response, then with the commit before the save.
  for (const shown of [undefined, before]) {
    github.publishedCommit = shown
    await page.clock.fastForward(60_000)
    await expect(status(page)).toHaveText(publishing)
  }
  github.saveFile('content/x.txt', '')
  github.publishedCommit = github.headOid()
  await passTimeUntil(page, 'No ar')
  await expect(status(page)).toHaveText(/^No ar, visto às \d\d:\d\d\. Ver o site$/)
  await expect(status(page).getByRole('link')).toHaveAttribute('href', FIXTURE_SITE_URL)
})

test('reports an unknown state after a response without a commit, and checks again after a reload', async ({
  page,
  github,
}) => {
  prepareLaunch(github)
  github.publishedCommit = null
  await openEditor(page, 'company')
  await change(page, 'Praia Mansa Ltda.')
  await expect(status(page)).toContainText('Não sei se foi publicado. Recarregue esta página')
  github.publishedCommit = github.headOid()
  await page.reload()
  await expect(status(page)).toContainText('No ar')
})
