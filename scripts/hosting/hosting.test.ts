import { headersFile } from './config/headers-file'
import { hostingRules } from './rules'

/* The hosts' own programs prove what a configuration does: npm run e2e:hosts */

it('stops at a line of _headers that Cloudflare would drop', () => {
  const rules = hostingRules([], false, 'https://www.example.com')
  const headers = { ...rules.headers, 'Permissions-Policy': 'x'.repeat(2000) }
  expect(() => headersFile({ ...rules, headers })).toThrow(
    /_headers: " {2}Permissions-Policy: .*…" has 2022 characters where Cloudflare takes 2000/,
  )
})
