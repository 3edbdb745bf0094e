import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { serve, urlOf } from '@/build/hosts/server'
import { readLastBuild } from '@/build/last-build'
import { readContent } from '@/build/read-content'
import { GITHUB_API_URL } from '@/editor/github/github'
import { OWNER_FOLDER } from '@/model/site/folder'
import { FakeGitHub } from './fake-github'
import { LAUNCHED_FACTS, NEW_COMPANY } from './new-company'
import { previewFrame } from './page'

const { content } = readLastBuild()

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

/** Takes a screenshot for content/LEIA-ME.md in the project `guide`, which runs tests tagged @guide. */
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
