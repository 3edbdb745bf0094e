import { allowOwnScriptsOnly } from './inline-scripts'

type Rules = { createScriptURL(url: string): string }

/** The rules that the inline script hands to the browser. */
function rules(): Rules {
  let given: Rules | undefined
  window.trustedTypes = {
    createPolicy: (name, policy) => {
      expect(name).toBe('default')
      given = policy
      return policy
    },
  }
  allowOwnScriptsOnly()
  if (!given) throw new Error('no policy was made')
  return given
}

const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-AAAAAAAAAA'

describe('the default policy for script addresses', () => {
  it.each([
    '/_next/static/chunks/0_pf7~l.a-b.js',
    '/x/../_next/static/chunks/0_pf7~l.a-b.js',
    `${location.origin}/_next/static/chunks/0_pf7~l.a-b.js?v=1`,
  ])('passes %s, a file of the build, as the path by which Turbopack knows it', (url) => {
    expect(rules().createScriptURL(url)).toBe('/_next/static/chunks/0_pf7~l.a-b.js')
  })

  it.each([
    '/_next/static/../../x.js',
    '/_next/static/%2e%2e/%2e%2e/x.js',
    '/_next/static/..%2f..%2fx.js',
    '/_next/static/..%5c..%5cx.js',
    '/_next/static\\..\\..\\x.js',
    '/_next/static/x.json',
    '/_next/static/',
    '/x.js?/_next/static/a.js',
    '/x.js#/_next/static/a.js',
    '//evil.example/_next/static/a.js',
    '\\\\evil.example/_next/static/a.js',
    '/\t/evil.example/_next/static/a.js',
    'https://evil.example/_next/static/a.js',
    'https://localhost@evil.example/_next/static/a.js',
    'data:text/javascript,alert(1)',
    'data:/_next/static/a.js',
    'javascript:alert(1)',
    `blob:${location.origin}/_next/static/a.js`,
    `filesystem:${location.origin}/_next/static/a.js`,
    'not a host: //',
    TAG,
  ])('refuses %s', (url) => {
    expect(() => rules().createScriptURL(url)).toThrow('Not of this site')
  })

  it('has no rule for markup or script text', () => {
    expect(Object.keys(rules())).toEqual(['createScriptURL'])
  })
})
