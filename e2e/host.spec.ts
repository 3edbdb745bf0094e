import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '@/scripts/hosting/check'
import { expect, LABELS, OUT, openMenu, PAGES, test } from './fixtures'

/** Put into each page on its way. */
const FOREIGN = '<script>document.title = "taken"</script>'

test('the host does everything that this site asks of one', { tag: '@phone' }, async ({
  baseURL,
}) => {
  const rows = await checkSite(baseURL ?? '', OUT)
  expect(rows.filter(({ fault }) => fault)).toEqual([])
})

// Every spec checks that the pages themselves violate nothing (fixtures.ts), and a unit test the policy.
test('a host without any configuration shows both pages whole, and their policy refuses foreign scripts and markup', {
  tag: '@phone',
}, async ({ page, consoleErrors, violations }) => {
  test.skip(!!process.env.BASE_URL, 'reads the export of this machine')
  // Files by name, index.html for a folder with a trailing slash, and no header.
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const path = join(OUT, pathname)
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return route.fulfill({ path })
    if (!pathname.endsWith('/'))
      return route.fulfill({ status: 301, headers: { Location: `${pathname}/` } })
    const body = `${readFileSync(join(path, 'index.html'))}${FOREIGN}`
    return route.fulfill({ contentType: 'text/html', body })
  })
  await page.goto('/')
  for (const path of ['/desentupimento', '/'] as const) {
    const menu = await openMenu(page)
    await menu.getByRole('link', { name: LABELS[path], exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/?$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGES[path].hero.title)
    await expect(
      page.evaluate(() => {
        document.body.innerHTML = '<img src="/icon.svg" onload="document.title = \'taken\'">'
      }),
    ).rejects.toThrow('TrustedHTML')
    await expect(page).not.toHaveTitle('taken')
  }
  const refused = violations.splice(0).map((violation) => violation.split(':')[0])
  expect([...new Set(refused)].sort()).toEqual(['require-trusted-types-for', 'script-src-elem'])
  for (const line of consoleErrors.splice(0))
    expect(line).toMatch(/Content Security Policy|Trusted/)
})
