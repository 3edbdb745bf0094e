import { expect, test } from '@playwright/test'
import { company } from '@/content/company'
import { consentTexts } from '@/content/consent'
import { paths } from '@/lib/routes'
import { NOWHERE } from './fixtures'

test.skip(!!company.analyticsId, 'this site has an analytics tag; e2e/consent.spec.ts tests it')

for (const path of [...paths, NOWHERE])
  test(`${path} without a tag carries no analytics code and allows no other host`, {
    tag: ['@phone', '@content'],
  }, async ({ request }) => {
    const answer = await request.get(path)
    const html = await answer.text()
    for (const word of ['googletagmanager', 'google-analytics', 'ask-consent', 'medicao'])
      expect(html.includes(word), `the page says ${word}`).toBe(false)
    expect(answer.headers()['content-security-policy'] ?? '').not.toContain('https:')
    const files = html.match(/\/_next\/static\/islands\/[\w-]+\.js/g) ?? []
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const script = await (await request.get(file)).text()
      for (const word of ['googletagmanager', 'medicao', consentTexts.refuse])
        expect(script.includes(word), `${file} says ${word}`).toBe(false)
    }
  })
