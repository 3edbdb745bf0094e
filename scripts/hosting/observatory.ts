import { parse } from 'parse5'
import { attribute, elements } from '../finish/html'

/** What the MDN HTTP Observatory looks at: the home page as it arrives. */
export type Facts = {
  https: boolean
  /** Names in lower case. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
  html: string
  /** Where the address goes without TLS; undefined where nothing answers there. */
  plain?: { location: string | undefined; host: string }
}

export type Penalty = { rule: string; points: number }

const HALF_A_YEAR = 15_768_000
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'data:', "'unsafe-inline'"]
const PRIVATE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

function policyPenalty(policy: string): number {
  if (!policy) return -25
  const directives = directivesOf(policy)
  const fallback = directives.get('default-src')
  const active = ['script-src', 'object-src'].map((name) => directives.get(name) ?? fallback)
  if (active.some((sources) => !sources || sources.some((source) => BROAD.includes(source))))
    return -20
  const everything = [...directives.values()].flat()
  if (everything.some((source) => source.startsWith('http://'))) return -20
  return everything.includes("'unsafe-eval'") ? -10 : 0
}

function transportPenalty(https: boolean, header: string): number {
  const age = /max-age=(\d+)/.exec(header)?.[1]
  if (!https || age === undefined) return -20
  return Number(age) < HALF_A_YEAR ? -10 : 0
}

function redirectionPenalty(plain: Facts['plain']): number {
  if (!plain) return 0
  if (!plain.location?.startsWith('https://')) return -20
  return new URL(plain.location).hostname === plain.host ? 0 : -5
}

function foreignScripts(html: string): boolean {
  return elements(parse(html)).some(
    (element) =>
      element.tagName === 'script' &&
      /^(https?:)?\/\//.test(attribute(element, 'src') ?? '') &&
      attribute(element, 'integrity') === undefined,
  )
}

/**
 * The rules by which the MDN HTTP Observatory takes points from 100, before it gives extra credit:
 * src/grader/charts.js and src/analyzer/tests of github.com/mdn/mdn-http-observatory. Where it knows
 * several degrees of bad, as with cookies, this takes the common one.
 */
export function observatoryPenalties({ https, headers, html, plain }: Facts): Penalty[] {
  const header = (name: string) => String(headers[name] ?? '')
  const policy = header('content-security-policy')
  const framed = /frame-ancestors '(none|self)'/.test(policy)
  return [
    { rule: 'content security policy', points: policyPenalty(policy) },
    { rule: 'no cookies', points: headers['set-cookie'] ? -20 : 0 },
    {
      rule: 'no cross-origin access with credentials',
      points: header('access-control-allow-credentials') === 'true' ? -50 : 0,
    },
    { rule: 'redirection to https', points: redirectionPenalty(plain) },
    {
      rule: 'strict transport security',
      points: transportPenalty(https, header('strict-transport-security')),
    },
    {
      rule: 'referrer policy',
      points:
        !header('referrer-policy') || PRIVATE_REFERRER.test(header('referrer-policy')) ? 0 : -5,
    },
    { rule: 'integrity of scripts from elsewhere', points: foreignScripts(html) ? -5 : 0 },
    {
      rule: 'content type options',
      points: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    {
      rule: 'frame options',
      points: framed || /^(DENY|SAMEORIGIN)$/i.test(header('x-frame-options')) ? 0 : -20,
    },
    {
      rule: 'cross-origin resource policy',
      points: /^(same-origin|same-site|cross-origin|)$/.test(header('cross-origin-resource-policy'))
        ? 0
        : -5,
    },
  ]
}
