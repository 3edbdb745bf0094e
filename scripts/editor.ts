/**
 * `npm run editor`: writes the owner's editor into editor/out, beside a copy of the site in out/. With
 * `--serve` it also answers on this machine, where the editor changes the repository at GitHub.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { JSDOM, VirtualConsole } from 'jsdom'
import { sizeOf } from '@/art/svg'
import { OWNER } from '@/content/folder'
import { readContent } from '@/content/read'
import type { SiteContent } from '@/content/schema'
import { parseContent } from '@/content/validation'
import { headers } from '@/editor/policy'
import { addressOf, serve } from './hosting/server'
import { runMain } from './shared/process'

const OUT = 'editor/out'
const EDITOR = `${OUT}/editor`

/**
 * Writes the style sheet that the pages contain into a file, for the preview.
 * @returns the addresses of the preview's style sheets
 */
function writeStyles(): string[] {
  const html = readFileSync('out/index.html', 'utf8')
  const { document } = new JSDOM(html, { virtualConsole: new VirtualConsole() }).window
  const below = document.querySelector('link[rel=stylesheet]')?.getAttribute('href')
  const firstScreen = document.querySelector('style')?.textContent
  if (!below || !firstScreen) throw new Error('out/index.html: two style sheets were expected')
  writeFileSync(`${EDITOR}/first-screen.css`, firstScreen)
  return ['/editor/first-screen.css', below, '/editor/frame.css']
}

/** Copies the drawings that photos have replaced in the built site, for the preview without those photos. */
function copyDrawings(photos: SiteContent['photos']['items']) {
  const drawings = photos.map(({ picture }) => {
    const source = `art/${picture}.svg`
    cpSync(source, `${EDITOR}/desenhos/${picture}.svg`)
    const fallback = `/editor/desenhos/${picture}.svg`
    return [picture, { ...sizeOf(readFileSync(source, 'utf8')), fallback, avif: [], views: {} }]
  })
  return Object.fromEntries(drawings)
}

await runMain(async () => {
  if (!existsSync('out/index.html'))
    throw new Error('There is no site in out/ yet. Run "npm run build" first.')
  const { company, photos } = parseContent(readContent(OWNER))
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
  rmSync(OUT, { recursive: true, force: true })
  // Above the editor, so that the addresses in the pages stay right.
  cpSync('out', OUT, { recursive: true })
  cpSync('editor/page', EDITOR, { recursive: true })
  writeFileSync(`${OUT}/_headers`, headers(company.siteUrl))
  await build({
    entryPoints: ['editor/app.tsx', 'editor/app.css'],
    outdir: EDITOR,
    bundle: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: 'es2022',
    define: {
      REPOSITORY: JSON.stringify(repository.replace('github:', '')),
      STYLES: JSON.stringify(writeStyles()),
      BUILT: JSON.stringify({ photos: photos.items, drawings: copyDrawings(photos.items) }),
      'process.env.NODE_ENV': '"production"',
    },
  })
  if (process.argv.includes('--serve')) {
    const server = await serve(OUT, Number(process.env.PORT || 3001))
    console.log(`The editor is at ${addressOf(server)}/editor/ (to stop: Ctrl+C)`)
  }
})
