import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { FIXTURE_FOLDER } from '@/model/folder'
import { testFolder } from '@/scripts/shared/test-folder'

const pathTo = testFolder()

/** Draws a share image in a process that exits at the first network request of Node's `fetch`. */
const DRAW_SCRIPT = `
import { subscribe } from 'node:diagnostics_channel'
subscribe('undici:request:create', ({ request }) => {
  console.error('requests ' + request.origin + request.path)
  process.exit(1)
})
const { GET } = await import('@/app/compartilhar/[file]/route.tsx')
const response = await GET(undefined, { params: Promise.resolve({ file: 'dedetizacao.png' }) })
process.stdout.write(Buffer.from(await response.arrayBuffer()))
`

/** Draws the share image of the fixture company with other texts. */
function draw(name: string, title: string, eyebrow: string): Buffer {
  cpSync(FIXTURE_FOLDER, pathTo(), { recursive: true })
  const change = (file: string, edit: (content: ReturnType<typeof JSON.parse>) => void) => {
    const content = JSON.parse(readFileSync(pathTo(file), 'utf8'))
    edit(content)
    writeFileSync(pathTo(file), JSON.stringify(content))
  }
  change('company.json', (company) => Object.assign(company, { name }))
  change('home.json', ({ hero }) => Object.assign(hero, { title, eyebrow }))
  const options = { env: { ...process.env, COMPANY: pathTo() }, maxBuffer: 10_000_000 }
  return execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', DRAW_SCRIPT],
    options,
  )
}

it('draws characters that the fonts lack without a network request', async () => {
  const odd = '® ™ ² ½ → • ★ ✓ @ # Ø ł ❤ 🐜'
  const png = draw(`Limpa ${odd}`, `Casa ${odd}`, `24 h ${odd} · 清掃`)
  const { width, height, format } = await sharp(png).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  // A long limit, because the test starts a program.
}, 60_000)
