/** @jest-environment node */
import { securityHeaders } from '../../lib/http-headers'
import { observatoryPenalties } from './observatory'
import { hostingRules } from './rules'

const { headers: policyHeaders } = hostingRules({
  scriptHashes: [],
  analytics: true,
  siteUrl: 'https://www.example.com',
})
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
const good = {
  https: true,
  headers: lowerCase({ ...securityHeaders(''), ...policyHeaders }),
  html: '<script src="/a.js"></script>',
  plain: { location: 'https://www.example.com/', host: 'www.example.com' },
}

function lost(facts: Parameters<typeof observatoryPenalties>[0]): Record<string, number> {
  return Object.fromEntries(
    observatoryPenalties(facts)
      .filter(({ points }) => points !== 0)
      .map(({ rule, points }) => [rule, points]),
  )
}

describe('observatoryPenalties', () => {
  it('takes nothing from the headers of this site, with an analytics tag or without', () => {
    expect(lost(good)).toEqual({})
  })

  it('takes what a host without any headers loses', () => {
    expect(lost({ ...good, headers: {} })).toEqual({
      'content security policy': -25,
      'strict transport security': -20,
      'content type options': -5,
      'frame options': -20,
    })
  })

  it.each([
    ["script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'self'; script-src https:", -20],
    ["default-src 'none'; img-src http://a.example", -20],
    ["script-src 'self'", -20],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; script-src 'self'", 0],
  ])('judges the policy %j', (policy, points) => {
    const headers = { ...good.headers, 'content-security-policy': policy }
    expect(lost({ ...good, headers })['content security policy'] ?? 0).toBe(points)
  })

  it.each([
    ['stays without TLS', undefined, -20],
    ['goes to http', 'http://www.example.com/', -20],
    ['goes to another host first', 'https://example.com/', -5],
  ])('judges a redirection that %s', (_, location, points) => {
    const plain = { location, host: 'www.example.com' }
    expect(lost({ ...good, plain })).toEqual({ 'redirection to https': points })
  })

  it('takes points for cookies, short transport security and foreign scripts', () => {
    expect(
      lost({
        ...good,
        html: '<script src="//cdn.example/a.js"></script>',
        headers: {
          ...good.headers,
          'set-cookie': ['a=1'],
          'strict-transport-security': 'max-age=86400',
          'access-control-allow-credentials': 'true',
          'referrer-policy': 'no-referrer-when-downgrade',
          'cross-origin-resource-policy': 'anything',
        },
      }),
    ).toEqual({
      'no cookies': -20,
      'no cross-origin access with credentials': -50,
      'strict transport security': -10,
      'referrer policy': -5,
      'integrity of scripts from elsewhere': -5,
      'cross-origin resource policy': -5,
    })
  })
})
