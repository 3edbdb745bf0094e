import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bareCompany, otherCompany } from '@/lib/other-company'
import { htmlFiles, paths } from '@/lib/routes'
import { filesBelow } from '@/scripts/shared/files'
import { testFolder } from '@/scripts/shared/test-folder'
import { publish, swap } from './site'

const { at, put } = testFolder()
const read = (path: string) => readFileSync(at(path), 'utf8')

describe('swap', () => {
  it('replaces the old folder, and keeps nothing of it', () => {
    put({ 'out/old.html': 'old', 'stage/new.html': 'new' })
    swap(at('stage'), at('out'))
    expect(filesBelow(at())).toEqual(['out/new.html'])
  })

  it('needs no old folder', () => {
    put({ 'stage/new.html': 'new' })
    swap(at('stage'), at('out'))
    expect(read('out/new.html')).toBe('new')
  })

  it.each([
    ['there is no new one', 'stage'],
    ['the new one can not be moved', '.'],
  ])('keeps the old folder when %s', (_, stage) => {
    put({ 'site/out/old.html': 'old' })
    expect(() => swap(at(join('site', stage)), at('site/out'))).toThrow()
    expect(read('site/out/old.html')).toBe('old')
  })
})

describe('publish', () => {
  const PAGE = `<!DOCTYPE html><html><head><meta charset="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/0123abcd.css"/><script data-own="loader">run()</script></head><body><img src="/images/ralo.svg"><script src="/_next/static/chunks/0123abcd.js" async=""></script><script>state()</script></body></html>`
  const ISLAND = '/_next/static/islands/entry-89abcdef.js'
  const PICTURE = '/images/ralo.d4dc5666.svg'
  const exported: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries({
      ...Object.fromEntries(
        [...htmlFiles, '_not-found.html'].map((page) => [
          page,
          PAGE.replace('/images/ralo.svg', PICTURE),
        ]),
      ),
      'index.txt': 'payload',
      'robots.txt': 'User-Agent: *',
      [PICTURE]: '<svg/>',
      '_next/static/chunks/0123abcd.css': 'p{}',
      '_next/static/chunks/0123abcd.js': 'run()',
      [ISLAND]: 'start()',
    }).map(([path, text]) => [join('exported', path), text]),
  )
  const lastGood = { 'out/index.html': 'last good page' }

  function build(company = otherCompany): void {
    publish(at('exported'), at('stage'), at('out'), company, ['/home/ana/site'], [ISLAND])
  }

  it('replaces the site, with the files of its hosts in it', () => {
    put({ ...exported, ...lastGood })
    build(bareCompany)
    expect(read('out/index.html')).toContain('http-equiv="Content-Security-Policy"')
    expect(read('out/desentupimento/index.html')).toBe(read('out/desentupimento.html'))
    expect(read('out/_headers')).toContain('  Content-Security-Policy: ')
    const others = [
      '.htaccess',
      '_headers',
      '_next/static/chunks/0123abcd.css',
      '_next/static/islands/entry-89abcdef.js',
      '_redirects',
      'images/ralo.d4dc5666.svg',
      'robots.txt',
    ]
    const folders = paths.slice(1).map((path) => `${path.slice(1)}/index.html`)
    expect(filesBelow(at('out'))).toEqual([...htmlFiles, ...folders, ...others].sort())
  })

  it('publishes the contact for reports once the facts are there', () => {
    put(exported)
    build()
    expect(read('out/.well-known/security.txt')).toContain(`Contact: mailto:${otherCompany.email}`)
  })

  const index = exported['exported/index.html'] ?? ''
  it.each([
    [
      'a script of another host',
      {
        'exported/index.html': index.replace(
          '</body>',
          '<script src="https://x.example/a.js"></script></body>',
        ),
      },
      /^index\.html: a script from elsewhere, https:\/\/x\.example\/a\.js\./,
    ],
    [
      'a picture that is missing',
      { 'exported/404.html': index.replace(PICTURE, '/images/cano.svg') },
      /^404\.html names \/images\/cano\.svg, which does not exist$/,
    ],
    [
      'a page that nobody finishes',
      { 'exported/nova.html': '<p>Nova página</p>' },
      /^nova\.html is no page of the site; name it in lib\/routes\.ts$/,
    ],
    [
      'a path of the building machine',
      { [`exported${ISLAND}`]: 'load("/home/ana/site/lib/a.ts")' },
      /says "\/home\/ana\/site", which is not for the public$/,
    ],
  ])('stops at %s with one line, and the last good site stays', (_, files, message) => {
    put({ ...exported, ...files, ...lastGood })
    expect(() => build()).toThrow(message)
    for (const [path, text] of Object.entries(lastGood)) expect(read(path)).toBe(text)
  })

  it('stops at a page that is missing, and the last good site stays', () => {
    put({ ...exported, ...lastGood })
    rmSync(at('exported/404.html'))
    expect(() => build()).toThrow(/^next build wrote no 404\.html; look at app\/$/)
    for (const [path, text] of Object.entries(lastGood)) expect(read(path)).toBe(text)
  })
})
