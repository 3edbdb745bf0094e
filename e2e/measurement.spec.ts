import { expect, test } from '@playwright/test'
import { company } from '../content/company'

test.skip(!!company.analyticsId, 'this site has an analytics tag; e2e/owner.spec.ts looks at that')

for (const path of ['/', '/desentupimento', '/nada/aqui']) {
  test(`${path} without a tag carries nothing of measuring and lets no other host in`, async ({
    page,
    request,
  }) => {
    const answer = await request.get(path)
    const html = await answer.text()
    for (const word of ['googletagmanager', 'google-analytics', 'ask-consent', 'medicao'])
      expect(html.includes(word), `the page says ${word}`).toBe(false)
    expect(answer.headers()['content-security-policy'] ?? '').not.toContain('https:')
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(await response.text())
    })
    await page.goto(path)
    await page.keyboard.press('Shift')
    await expect(page.locator('html')).toHaveAttribute('data-scripts', 'ready')
    expect(scripts.length).toBeGreaterThan(0)
    for (const word of ['googletagmanager', 'medicao', 'Recusar'])
      expect(scripts.join().includes(word), `a bundle says ${word}`).toBe(false)
    await expect(page.getByRole('region', { name: 'Medição de visitas' })).toHaveCount(0)
  })
}
