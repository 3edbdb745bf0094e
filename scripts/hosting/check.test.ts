import { mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { dirname, join } from 'node:path'
import { HOST_FILES } from '@/adapter/host-files'
import { errorPages, routes } from '@/content/routes'
import { testFolder } from '@/scripts/shared/test-folder'
import { checkSite } from './check'
import { addressOf, readHeaders, serve } from './server'

const PAGE = `<p>Olá</p><a href="mailto:a@b.example">a@b.example</a>${' '.repeat(600)}`
const BUILT: Readonly<Record<string, string>> = {
  ...Object.fromEntries(routes.map(({ file }) => [file, PAGE + file])),
  [errorPages.notFound]: '<p>404',
  'images/ralo.svg': `<svg/>${' '.repeat(600)}`,
  'images/vaso.svg': '<svg/>',
  ...HOST_FILES,
}
const at = testFolder()
let server: Server | undefined
afterEach(() => server?.close())

/** Checks a host that has the build, but for one file: it has another text, or is missing. */
async function check(changed: string, text?: string) {
  const host: Readonly<Record<string, string | undefined>> = { ...BUILT, [changed]: text }
  for (const [folder, files] of Object.entries({ out: BUILT, host }))
    for (const [path, text] of Object.entries(files)) {
      if (text === undefined) continue
      const file = at(join(folder, path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
  server = await serve(at('host'), 0)
  const results = await checkSite(addressOf(server), at('out'))
  return results.filter(({ fault }) => fault).map(({ check, fault }) => `${check}: ${fault}`)
}

it.each([
  [/^\/: 200 with index.html: other from 4 on: i/, 'index.html', PAGE.replace('Olá', 'Oi')],
  [/^\/nada\/aqui: 404/, '404.html', 'No'],
  [/^\/: 200 with index.html: Content-Security-Policy: none/, '_headers', '/*\n'],
  [/^\/index.html: 301 to \/ with the query: 200/, '_redirects', ''],
  [/^\d+ files: images\/vaso.svg$/, 'images/vaso.svg', undefined],
])('finds %s', async (line, file, text) => {
  expect(await check(file, text)).toContainEqual(expect.stringMatching(line))
})

it('joins the values of a header, and takes away what a rule detaches', () => {
  const headersOf = readHeaders('/*\n  A: 1\n  B: 1\n/in/*\n  ! A\n  A: 2: 3\n  B: 2\n')
  expect(headersOf('/in/x')).toEqual({ A: '2: 3', B: '1, 2' })
  expect(headersOf('/')).toEqual({ A: '1', B: '1' })
})
