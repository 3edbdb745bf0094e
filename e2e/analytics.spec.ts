import { expect, test } from '@playwright/test'
import { company } from '@/content/company'
import { startIslands } from './fixtures'

test.skip(!!company.analyticsId, 'this site has an analytics tag; e2e/owner.spec.ts tests it')

for (const path of ['/', '/desentupimento', '/nada/aqui']) {
  test(`${path} without a tag carries no analytics code and allows no other host`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(path)
    const html = await answer.text()
    for (const word of ['googletagmanager', 'google-analytics', 'ask-consent', 'medicao'])
      expect(html.includes(word), `the page says ${word}`).toBe(false)
    expect(answer.headers()['content-security-policy'] ?? '').not.toContain('https:')
    const addresses: string[] = []
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js')) addresses.push(pathname)
    })
    await page.goto(path)
    await startIslands(page)
    expect(addresses.length).toBeGreaterThan(0)
    // The browser may have dropped the prefetched files, so each is requested once more.
    const files = await Promise.all(addresses.map((address) => request.get(address)))
    const scripts = await Promise.all(files.map((file) => file.text()))
    for (const word of ['googletagmanager', 'medicao', 'Recusar'])
      expect(scripts.join().includes(word), `a bundle says ${word}`).toBe(false)
    await expect(page.getByRole('region', { name: 'Medição de visitas' })).toHaveCount(0)
  })
}
