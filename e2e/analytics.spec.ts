import { expect, test } from '@playwright/test'
import { company, consentTexts } from '@/content/site'
import { paths } from '@/lib/routes'
import { attribute } from '@/scripts/shared/html'
import { NOWHERE } from './fixtures'
import { byTag, documentOf } from './html'

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
    const loader = byTag(await documentOf(request, path), 'script').find(
      (script) => attribute(script, 'data-own') === 'loader',
    )
    const files = (loader && attribute(loader, 'data-islands'))?.split(' ') ?? []
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const script = await (await request.get(file)).text()
      for (const word of ['googletagmanager', 'medicao', consentTexts.refuse])
        expect(script.includes(word), `${file} says ${word}`).toBe(false)
    }
  })
