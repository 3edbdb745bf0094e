import type { Server } from 'node:http'
import { hostFiles } from '@/adapter/hosts/host-files'
import { errorPages, routes } from '@/lib/routes'
import { testFolder } from '@/scripts/shared/test-folder'
import { checkSite } from './check'
import { addressOf, serve } from './server'

const PAGE = `<p>Olá</p><a href="mailto:a@b.example">a@b.example</a>${' '.repeat(600)}`
const BUILT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(routes.map(({ file }) => [file, PAGE + file])),
  [errorPages.notFound]: '<p>404',
  'images/ralo.svg': `<svg/>${' '.repeat(600)}`,
  ...hostFiles(),
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
  return results.filter(({ ok }) => !ok).map(({ check }) => check)
}

it('has nothing to say against a host that does everything', async () => {
  expect(await check({})).toEqual([])
})

it.each([
  ['another page', '/: 200 with index.html', { 'index.html': PAGE.replace('Olá', 'Oi') }],
  ['an obfuscated address', '/: 200 with index.html', { 'index.html': '<a class="__cf_email__">' }],
  ['another page for unknown addresses', '/nada/aqui: 404 with 404.html', { '404.html': 'No' }],
  ['no headers', '/: headers', { _headers: '/*\n' }],
  ['no redirects', '/index.html: 301 to / with the query', { _redirects: '' }],
])('finds %s', async (_, line, changes) => {
  expect(await check(changes)).toContain(line)
})

it('finds a file that is missing', async () => {
  expect(await check({}, { ...BUILT, 'images/vaso.svg': '<svg/>' })).toContainEqual(
    expect.stringMatching(/^\d+ files$/),
  )
})
