import { headersFile } from './config/headers-file'
import { hostingFiles } from './files'
import { hostingRules } from './rules'

/* The hosts' own programs prove what a configuration does: npm run e2e:hosts */

const rules = hostingRules([], false, 'https://www.example.com')

describe('_headers', () => {
  it('stops at a line that Cloudflare would drop', () => {
    const headers = { ...rules.headers, 'Permissions-Policy': 'x'.repeat(2000) }
    expect(() => headersFile({ ...rules, headers })).toThrow(
      /_headers: " {2}Permissions-Policy: .*…" has 2022 characters where Cloudflare takes 2000/,
    )
  })
})

describe('nginx.conf', () => {
  it('stops at a value that would start a variable', () => {
    expect(() => hostingFiles({ ...rules, headers: { 'X-Test': 'a $uri' } })).toThrow(
      'nginx: a $uri needs escaping',
    )
  })
})
