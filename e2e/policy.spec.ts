import { expect, test } from '@playwright/test'
import { company } from '@/content/site'
import { contentSecurityPolicy, hashSource } from '@/lib/content-security-policy'
import { paths } from '@/lib/routes'
import { attribute, elements } from '@/scripts/shared/html'
import { NOWHERE } from './fixtures'
import { byTag, documentOf } from './html'

// What a policy says: lib/content-security-policy.test.ts; what it refuses: e2e/security.spec.ts
for (const path of [...paths, NOWHERE])
  test(`${path} carries one policy that knows its inline scripts, before anything that it governs`, {
    tag: ['@phone', '@content'],
  }, async ({ request }) => {
    const document = await documentOf(request, path)
    const inline = byTag(document, 'script').filter(
      (script) =>
        attribute(script, 'src') === undefined &&
        // Structured data runs nothing and needs no hash.
        attribute(script, 'type') !== 'application/ld+json',
    )
    const scriptHashes = inline.map(({ childNodes: [text] }) =>
      hashSource(text && 'value' in text ? text.value : ''),
    )
    const all = elements(document)
    const policies = all.filter(
      (element) => attribute(element, 'http-equiv') === 'Content-Security-Policy',
    )
    expect(policies.map((element) => attribute(element, 'content'))).toEqual([
      contentSecurityPolicy({
        scriptHashes,
        frameAncestors: false,
        analytics: company.analyticsId !== undefined,
      }),
    ])
    const before = all.slice(0, policies[0] ? all.indexOf(policies[0]) : 0)
    expect(before.map(({ tagName }) => tagName)).toEqual(['html', 'head', 'meta'])

    const attributes = all.flatMap(({ attrs }) => attrs)
    expect(attributes.filter(({ name }) => /^on|^style$|^srcdoc$/.test(name))).toEqual([])
    expect(attributes.filter(({ value }) => /^\s*(javascript|data):/i.test(value))).toEqual([])
    expect(byTag(document, 'style', 'base', 'iframe')).toEqual([])
  })
