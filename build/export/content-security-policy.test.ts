import { contentSecurityPolicy, hashSource } from './content-security-policy'

const hash = hashSource('run()')
const styleHash = hashSource('p{}')
const plain = { scriptHashes: [hash], styleHash, analytics: false }

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

it('allows only own files and the given inline scripts', () => {
  expect(directives(contentSecurityPolicy(plain))).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${hash}`,
    'style-src': `'self' ${styleHash}`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  })
})

it('allows the hosts of Google Analytics in three directives, and its Trusted Types policy', () => {
  const without = directives(contentSecurityPolicy(plain))
  const withTag = directives(contentSecurityPolicy({ ...plain, analytics: true }))
  const changed = Object.keys(withTag).filter((name) => withTag[name] !== without[name])
  expect(changed).toEqual(['script-src', 'img-src', 'connect-src', 'trusted-types'])
  expect(withTag['script-src']).toBe(`'self' ${hash} https://www.googletagmanager.com`)
  expect(withTag['connect-src']).toContain('https://*.google-analytics.com')
  expect(JSON.stringify(withTag)).not.toMatch(/doubleclick|unsafe|http:/)
})
