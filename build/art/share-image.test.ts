import { execFileSync } from 'node:child_process'
import sharp from 'sharp'

/**
 * Returns a script that draws a share image of the fixture company with other texts, and exits at
 * the first network request of Node's `fetch`.
 */
const drawScript = (name: string, hero: { title: string; eyebrow: string }) => `
import { subscribe } from 'node:diagnostics_channel'
subscribe('undici:request:create', ({ request }) => {
  console.error('requests ' + request.origin + request.path)
  process.exit(1)
})
const { drawShareImage } = await import('@/build/art/share-image')
const { content } = await import('@/fixtures/content')
const { routes } = await import('@/model/site/routes')
content.company.name = ${JSON.stringify(name)}
Object.assign(content.home.hero, ${JSON.stringify(hero)})
process.stdout.write(await drawShareImage(routes[0], content))
`

it('draws characters that the fonts lack without a network request', async () => {
  const odd = '® ™ ² ½ → • ★ ✓ @ # Ø ł ❤ 🐜'
  const hero = { title: `Casa ${odd}`, eyebrow: `24 h ${odd} · 清掃` }
  const png = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', drawScript(`Limpa ${odd}`, hero)],
    { maxBuffer: 10_000_000 },
  )
  const { width, height, format } = await sharp(png).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  // A long limit, because the test starts a program.
}, 60_000)
