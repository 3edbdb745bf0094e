import { expect, type Page } from '@playwright/test'
import { FIXTURE } from '@/content/folder'
import { readContent } from '@/content/read'
import { leaves, type Path, valueAt } from '@/content/tree'
import { metaAt } from '@/content/validation'
import { sections } from '@/editor/form/sections'
import { frame, open, signIn, test } from './fixtures'
import { keyOf } from './store/path'

const files: Record<string, unknown> = readContent(FIXTURE)

/** Sections without a text on the page: for search engines, maps or photos, or only a checkbox. */
const WITHOUT_TEXT = /^(testimonials|photos\.items|company\.(state|coordinates)|\w+\.meta)$/

/** Texts that no page of a company with a team and sample testimonials shows. */
const UNSEEN =
  /^(interface\.(facts\.description|\w+\.metaTitle)|home\.about\.title|\w+\.testimonials\.intro)$/

/** Returns the key of the first text of a section that the page shows. */
function textIn(path: Path): string {
  const found = leaves(valueAt(files, path), path).find(
    ({ path: inner, value }) =>
      typeof value === 'string' &&
      metaAt(inner)?.enumDescriptions === undefined &&
      !UNSEEN.test(keyOf(inner)) &&
      (path.length > 1 || inner.length === 2),
  )
  return keyOf(found?.path ?? path)
}

/**
 * Types a letter into the focused field.
 * @returns the milliseconds until the browser has painted the change of the page
 */
async function keyToPaint(page: Page): Promise<number> {
  await page.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
      let start = 0
      addEventListener('keydown', ({ timeStamp }) => {
        start ||= timeStamp
      })
      const inner = document.querySelector('iframe')?.contentDocument?.body
      const observer = new MutationObserver((changes) => {
        const isSeen = ({ attributeName }: MutationRecord) => !/^data-/.test(attributeName ?? '')
        if (!start || !changes.some(isSeen)) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - start)
          port2.postMessage('')
        })
      })
      const options = { subtree: true, childList: true, characterData: true, attributes: true }
      if (inner) observer.observe(inner, options)
    })
    Object.assign(window, { painted })
  })
  await page.keyboard.press('i')
  return page.evaluate(() => Reflect.get(window, 'painted'))
}

// Only Chromium can slow its processor down.
test('outlines and changes a text of every form on the page @phone', async ({ page, github }) => {
  test.setTimeout(300_000)
  for (const [part, value] of Object.entries(files)) github.write(part, value)
  await signIn(page, 'inicio')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const { path } of sections.filter(({ path }) => !WITHOUT_TEXT.test(keyOf(path)))) {
    const key = textIn(path)
    await open(page, key)
    await expect(page.locator(`[id="${key}"]`)).toBeFocused()
    await expect(frame(page).locator('[data-editing]').first()).toBeAttached()
    const times = []
    for (let index = 0; index < 3; index++) times.push(await keyToPaint(page))
    const description = times.map((time) => `${Math.round(time)} ms`).join(', ')
    test.info().annotations.push({ type: key, description })
    if (process.env.TIMES) console.log(key, description)
  }
})
