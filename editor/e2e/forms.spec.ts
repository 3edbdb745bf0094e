import { expect } from '@playwright/test'
import { readContent } from '@/build/read-content'
import { sections } from '@/editor/addresses/sections'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { fieldAt } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, leaves, valueAt } from '@/model/values/tree'
import { test } from './fixtures'
import { goToHash, openEditor, previewFrame } from './page'

const files: Record<string, unknown> = readContent(FIXTURE_FOLDER)

/** Sections without a text on the page: for search engines, maps or photos, or only a checkbox. */
const SECTIONS_WITHOUT_TEXT =
  /^(testimonials|photos\.items|company\.(state|coordinates)|\w+\.meta)$/

/**
 * Texts that no page of a company with a team and sample testimonials shows, and times, which are no
 * texts.
 */
const HIDDEN_TEXTS =
  /^(company\.hours\.opening\..*|interface\.(facts\.description|\w+\.metaTitle)|home\.about\.title|\w+\.testimonials\.intro)$/

/** Returns the key of the first text of a section that the page shows. */
function textIn(path: FieldPath): string {
  const found = leaves(valueAt(files, path), path).find(
    ({ path: inner, value }) =>
      typeof value === 'string' &&
      fieldAt(inner)?.kind !== 'choice' &&
      !HIDDEN_TEXTS.test(fieldKey(inner)) &&
      (path.length > 1 || inner.length === 2),
  )
  return fieldKey(found?.path ?? path)
}

test('outlines a text of every form on the page, and shows a change of that text @phone', async ({
  page,
  github,
}) => {
  test.slow()
  for (const [contentName, value] of Object.entries(files)) github.saveContent(contentName, value)
  await openEditor(page, 'inicio')
  const body = previewFrame(page).locator('body')
  for (const { path } of sections.filter(
    ({ path }) => !SECTIONS_WITHOUT_TEXT.test(fieldKey(path)),
  )) {
    const key = textIn(path)
    await goToHash(page, key)
    await expect(page.locator(`[id="${key}"]`)).toBeFocused()
    await expect(previewFrame(page).locator('[data-outlined]').first()).toBeAttached()
    const before = await body.innerHTML()
    await page.keyboard.press('i')
    expect(await body.innerHTML(), key).not.toBe(before)
  }
})

test('shows the share picture of a page in the form of its title @phone', async ({ page }) => {
  await openEditor(page, 'drains.meta')
  const picture = page.locator('.chat-card img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200)
})
