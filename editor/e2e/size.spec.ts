import { gzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { readLastBuild } from '@/build/last-build'
import { readContent } from '@/build/read-content'
import { GITHUB_API_URL } from '@/editor/github/github'
import { test } from './fixtures'
import { openEditor, previewFrame } from './page'

const { folder } = readLastBuild()

// Only Chromium reports the bytes of each response.
test('loads at most 252 kB before the first form and the preview are shown @phone', async ({
  page,
  github,
}) => {
  // The fonts of a built page lack the letters of other content.
  for (const [contentName, data] of Object.entries(readContent(folder)))
    github.saveContent(contentName, data)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const sizes = new Map<string, number>()
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength)
  })
  // GitHub compresses its responses, and the fake does not.
  const gitHubRequests = new Set<string>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.url.startsWith(GITHUB_API_URL)) gitHubRequests.add(requestId)
  })
  let compressed = 0
  page.on('response', async (response) => {
    if (response.url().startsWith(GITHUB_API_URL) && response.request().method() === 'POST')
      compressed += gzipSync(await response.body()).length
  })
  await openEditor(page, 'company.hours')
  await expect(previewFrame(page).locator('[data-outlined]').first()).toBeAttached()
  await expect.poll(() => compressed).toBeGreaterThan(0)
  // Waits until no response arrives for a second. Not `networkidle`, which also waits for requests
  // without a response.
  let count = 0
  await expect(async () => {
    const before = count
    count = sizes.size
    expect(count).toBe(before)
  }).toPass({ intervals: [1000] })
  const own = [...sizes].filter(([requestId]) => !gitHubRequests.has(requestId))
  const bytes = own.reduce((sum, [, size]) => sum + size, compressed)
  expect(bytes).toBeGreaterThan(150_000)
  expect(bytes).toBeLessThanOrEqual(252_000)
})
