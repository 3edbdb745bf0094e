import { expect, test } from './fixtures'

test('a visitor who saves data fetches no picture of a card', { tag: '@phone' }, async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  const pictures = await page
    .locator('#servicos img, #pragas img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(pictures).not.toHaveLength(0)
  for (const section of await page.locator('main > section, footer').all())
    await section.scrollIntoViewIfNeeded()
  // The map comes after them all, and is fetched.
  await expect(page.locator('#localizacao img')).toHaveJSProperty('complete', true)
  expect(fetched.filter((path) => pictures.includes(path))).toEqual([])
})
