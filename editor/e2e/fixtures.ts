import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { serve, urlOf } from '@/build/hosts/server'
import { GITHUB_API_URL } from '@/editor/github/github'
import { OWNER_FOLDER } from '@/model/reading/folder'
import { readContent } from '@/model/reading/read'
import { content } from '@/model/reading/site'
import { FakeGitHub } from './fake-github'
import { LAUNCHED_FACTS, NEW_COMPANY } from './new-company'

/** URL of the fixture company's site. */
export const FIXTURE_SITE_URL = LAUNCHED_FACTS.siteUrl

/** Whether the tests take the pictures of the owner's guide, with the owner's content. */
const isGuide = () => base.info().project.name === 'guide'

export const test = base.extend<{ github: FakeGitHub }, { editorUrl: string }>({
  editorUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a fixture needs from this pattern
    async ({}, use) => {
      const server = await serve('editor/out', 0)
      await use(urlOf(server))
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ editorUrl }, use) => use(editorUrl),
  github: [
    async ({ context, baseURL }, use) => {
      const github = new FakeGitHub(isGuide() ? readContent(OWNER_FOLDER) : NEW_COMPANY)
      // Allows two site URLs: that of the new company, with which each test begins, and that of the
      // fixture company, whose facts some tests save.
      await context.route('**/editor/', async (route) => {
        const response = await route.fetch()
        const { 'content-security-policy': policy = '', ...headers } = response.headers()
        const allowed = policy.replace(
          content.company.siteUrl,
          `${FIXTURE_SITE_URL} ${NEW_COMPANY.company.siteUrl}`,
        )
        await route.fulfill({
          response,
          headers: { ...headers, 'content-security-policy': allowed },
        })
      })
      await context.route(`${GITHUB_API_URL}/**`, (route) => github.handleRequest(route))
      await context.route('https://**/versao.json', (route) =>
        github.publishedCommit === undefined
          ? route.abort()
          : route.fulfill({ json: { commit: github.publishedCommit } }),
      )
      const wrong: string[] = []
      context.on('request', (request) => {
        const { protocol, origin, pathname } = new URL(request.url())
        const isKnown = [baseURL, GITHUB_API_URL].includes(origin) || pathname === '/versao.json'
        if (protocol.startsWith('http') && !isKnown)
          wrong.push(`unexpected request to ${request.url()}`)
      })
      context.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) wrong.push(message.text())
      })
      context.on('weberror', (error) => wrong.push(error.error().message))
      await use(github)
      expect(wrong).toEqual([])
    },
    { auto: true },
  ],
})

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
  await expect(page.locator('.form-pane h1')).toBeVisible()
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
  page.locator('.form-pane').getByLabel(name, { exact: true })

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

/** Returns a photo with a GPS position, as phones store it. */
export const createPhoto = async (width = 1600, height = 1200) => {
  const create = { width, height, channels: 3, background: 'rgb(90, 120, 140)' } as const
  const exif = { IFD3: { GPSLatitude: '28/1 49/1 0/1' } }
  const buffer = await sharp({ create }).withExif(exif).jpeg().toBuffer()
  return { name: 'IMG 2041.jpg', mimeType: 'image/jpeg', buffer }
}

/** Chooses a file in the file chooser of the device. */
export async function choosePhoto(
  page: Page,
  file: Awaited<ReturnType<typeof createPhoto>>,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByText(/Escolher uma foto|Trocar a foto|Pôr uma foto/).click()
  await (await chooser).setFiles(file)
}

/** Takes a screenshot for content/LEIA-ME.md in the project `guide`. */
export async function takeGuideScreenshot(page: Page, name: string): Promise<void> {
  if (!isGuide()) return
  await previewFrame(page)
    .locator('body')
    .evaluate(async () => {
      await document.fonts.ready
    })
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 50 })
    .toFile(`content/guia/${name}.webp`)
}
