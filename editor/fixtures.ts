import { test as base, expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { OWNER } from '@/content/folder'
import { readContent } from '@/content/read'
import { FakeGitHub } from './fake-github'
import { API } from './github'

/** The address of the site, as the editor was built with it. */
const SITE = String(Reflect.get(Object(readContent(OWNER).company), 'siteUrl'))

export const test = base.extend<{ github: FakeGitHub }>({
  github: [
    async ({ context, page, baseURL }, use) => {
      const github = new FakeGitHub()
      await context.route(`${API}/**`, (route) => github.receive(route))
      const wrong: string[] = []
      await context.route('https://**/versao.json', (route) =>
        github.shown === undefined
          ? route.abort()
          : route.fulfill({ json: { commit: github.shown } }),
      )
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (
          protocol.startsWith('http') &&
          ![baseURL, API, SITE].includes(origin) &&
          !request.url().endsWith('/versao.json')
        )
          wrong.push(`asked ${request.url()}`)
      })
      page.on('console', (message) => {
        const complains = /Content.Security.Policy|configuration/i.test(message.text())
        if (complains && message.type() !== 'debug') wrong.push(message.text())
      })
      page.on('pageerror', (error) => wrong.push(error.message))
      await use(github)
      expect(wrong).toEqual([])
    },
    { auto: true },
  ],
})

/** Serves the editor with the policy that it has once it was built with the site's own address. */
export async function serveAsBuiltFor(page: Page, siteUrl: string): Promise<void> {
  await page.route('**/editor/', async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy']?.replace(SITE, siteUrl) ?? ''
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': policy },
    })
  })
}

export async function signIn(page: Page, form: string): Promise<void> {
  await page.goto('/editor/')
  await page.getByRole('button', { name: 'Entrar com o código' }).click()
  await page.getByRole('textbox').fill('github_pat_example')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Dados da empresa').first()).toBeVisible()
  await expect(page.getByText('Desenvolvido com')).toBeHidden()
  await picture(page, 'formularios')
  await page.goto(`/editor/#/collections/_singletons/entries/${form}`)
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible()
}

/** On a phone, a form covers what leads elsewhere. */
export const toForms = (page: Page) => page.goto('/editor/#/collections')

export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).first()

export const group = (page: Page, name: string) =>
  page.getByRole('group', { name: `Campo “⁨${name}⁩”` })

/** Unfolds the first part. Sveltia renders a field once it is in view: an owner scrolls, and so does this. */
export async function unfold(parts: Locator): Promise<void> {
  await parts.getByRole('button', { name: 'Expandir', exact: true }).first().click()
  await parts.evaluate((element) => element.scrollIntoView())
}

export const save = (page: Page) => page.getByRole('button', { name: 'Salvar' }).click()

/** The pictures of content/LEIA-ME.md: run the tests with GUIDE=1 and --project=phone to take them again. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env.GUIDE && page.viewportSize()?.width === 390)
    await sharp(await page.screenshot())
      .webp({ quality: 50 })
      .toFile(`content/guia/${name}.webp`)
}

/** Saves, and expects one commit of this form alone, with this data and nothing else. */
export async function saveOnly(
  page: Page,
  github: FakeGitHub,
  form: string,
  data: object,
): Promise<void> {
  await save(page)
  const path = `content/${form}.json`
  await expect.poll(() => github.commits).toEqual([[path]])
  expect(github.text(path)).toBe(`${JSON.stringify(data, null, 2)}\n`)
}
