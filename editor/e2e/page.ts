/** Steps of the owner in the editor, and the places where the tests look. */
import { expect, type Page } from '@playwright/test'
import type { FakeGitHub } from './fake-github'

/** Opens a form or a screen by its hash, with an access token from an earlier visit. */
export async function openEditor(page: Page, hash = 'inicio'): Promise<void> {
  await page.addInitScript(() => {
    try {
      localStorage.codigo ??= 'github_pat_example'
    } catch {
      // Pages other than the editor have no storage.
    }
  })
  await page.goto(`/editor/#${hash}`)
  await expect(page.locator('.screen-pane h1')).toBeVisible()
  // Not visible beside a list, which has all of a phone's height.
  await expect(previewFrame(page).locator('h1')).toBeAttached()
}

/** Opens a form or a screen by its hash. */
export const goToHash = (page: Page, hash: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, hash)

export const previewFrame = (page: Page) => page.frameLocator('iframe')

export const field = (page: Page, name: string) =>
  page.locator('.screen-pane').getByLabel(name, { exact: true })

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

export const pressSave = (page: Page) => button(page, 'Salvar').click()

/**
 * Saves, and waits for the commit and the message about it.
 * @param count expected number of commits in the repository
 */
export async function saveAndWait(page: Page, github: FakeGitHub, count = 1): Promise<void> {
  await pressSave(page)
  await expect.poll(() => github.changedPaths).toHaveLength(count)
  await expect(page.locator('#publication')).toContainText('Salvo')
}
