import type { Server } from 'node:http'
import { errorPages, routes } from '@/lib/routes'
import { testFolder } from '@/scripts/shared/test-folder'
import { checkSite } from './check'
import { report } from './findings'
import { hostFiles } from './host-files'
import { addressOf, serve } from './server'

const PAGE = `<p>Olá</p><a href="mailto:a@b.example">a@b.example</a>${' '.repeat(600)}`
const BUILT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(routes.map(({ file }) => [file, PAGE + file])),
  [errorPages.notFound]: '<p>404',
  'images/ralo.svg': `<svg/>${' '.repeat(600)}`,
  ...hostFiles([], false),
}
const { at, put } = testFolder()
let server: Server
afterEach(() => server.close())

/** Checks a host that has the build with some files changed. */
async function check(changes: Readonly<Record<string, string>>, build = BUILT) {
  for (const [folder, files] of Object.entries({ out: build, host: { ...BUILT, ...changes } }))
    put(
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text])),
    )
  server = await serve(at('host'), 0)
  const results = await checkSite(addressOf(server), at('out'))
  const wrong = results.filter(({ ok }) => !ok).map(({ about }) => about)
  return { wrong: [...new Set(wrong)], ...report(results, 'www.praialimpa.com.br') }
}

it('has nothing to say against a host that does everything', async () => {
  const { text, passed } = await check({})
  expect(text).toMatch(/^✓ as páginas publicadas são/)
  expect(text).toMatch(/\n\nTudo certo\.$/)
  expect(passed).toBe(true)
})

it.each([
  ['another page', 'pages', { 'index.html': PAGE.replace('Olá', 'Oi') }],
  [
    'a page with a script more',
    'changed',
    { 'index.html': `${BUILT['index.html']}<script>a()</script>` },
  ],
  [
    'an obfuscated address',
    'changed',
    { 'index.html': '<a class="__cf_email__">[email protected]</a>' },
  ],
  ['another page for unknown addresses', 'errorPages', { '404.html': 'Not Found' }],
  ['the policy of another build', 'policy', hostFiles(["'self'"], false)],
  ['no headers', 'headers', { _headers: '/*\n' }],
])('finds %s', async (_, topic, changes) => {
  expect((await check(changes)).wrong).toContain(topic)
})

it('finds a file that is missing', async () => {
  const { wrong, text } = await check({}, { ...BUILT, 'images/vaso.svg': '<svg/>' })
  expect(wrong).toContain('uploads')
  expect(text).toMatch(
    /^PARE: .*\n✗ não confere: todos os arquivos do site estão lá\n {4}O que fazer: /,
  )
})

it('puts first what visitors notice, then what support has to mend, then what may stay', async () => {
  const { text, passed } = await check({ '404.html': 'No', 'index.html': 'Oi', _redirects: '' })
  const starts = text.match(/^(PARE|PEÇA AO SUPORTE|PODE FICAR|✓)/gm)?.slice(0, 4)
  expect(starts).toEqual(['PARE', 'PEÇA AO SUPORTE', 'PODE FICAR', '✓'])
  expect(text).toContain('“Olá! Em www.praialimpa.com.br, podem responder')
  expect(passed).toBe(false)
})

it('passes where all that is wrong may stay so', async () => {
  const _redirects = String(BUILT._redirects).replace(
    '/desentupimento.html /desentupimento 301\n',
    '',
  )
  expect(await check({ _redirects })).toMatchObject({ wrong: ['canonical'], passed: true })
})
