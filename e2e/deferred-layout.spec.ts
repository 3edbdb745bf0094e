import { paths } from '@/lib/routes'
import { expect, holdBack, test } from './fixtures'

for (const path of paths)
  test(`every section of ${path} is laid out once the page has loaded`, { tag: '@phone' }, async ({
    page,
  }) => {
    const deferred = () =>
      page
        .getByRole('heading', { level: 2 })
        .evaluateAll((all) =>
          all.filter((h) => !h.checkVisibility({ contentVisibilityAuto: true })),
        )
    // The load waits for a picture.
    const release = await holdBack(page, /\/images\/hero-/)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.poll(async () => (await deferred()).length).toBeGreaterThan(2)
    release()
    await expect.poll(async () => (await deferred()).length).toBe(0)
  })
