/**
 * `npm run editor`: writes the owner's editor into editor/out, beside a copy of the site in out/. With
 * `--serve` it also answers on this machine, where the editor can change the files of this folder.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { OWNER } from '@/content/folder'
import { readContent } from '@/content/read'
import { parseContent } from '@/content/validation'
import { editorConfig } from '@/editor/config'
import { withOwnBehaviour, withOwnPhrases } from '@/editor/patches'
import { headers } from '@/editor/policy'
import { addressOf, serve } from './hosting/server'
import { runMain } from './shared/process'

const OUT = 'editor/out'
const SVELTIA = 'node_modules/@sveltia/cms/npm'

async function bundle(content: Readonly<Record<string, unknown>>): Promise<void> {
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
  const promises = parseContent(content).claims.items.map(({ claim }) => claim)
  const config = editorConfig(repository.replace('github:', ''), promises)
  await build({
    entryPoints: ['editor/app.ts'],
    outdir: `${OUT}/editor`,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    // No form has a code editor, a map, formatted text or a vector graphic, and nothing listens to Sveltia's events.
    external: ['@shikijs/*', 'immutable', 'leaflet/*', 'svgo/*', 'terra-draw*', 'turndown/*'],
    define: {
      BUILT: JSON.stringify({ content, config }),
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [withOwnBehaviour, withOwnPhrases],
  })
}

await runMain(async () => {
  if (!existsSync('out/index.html'))
    throw new Error('There is no site in out/ yet. Run "npm run build" first.')
  const content = readContent(OWNER)
  rmSync(OUT, { recursive: true, force: true })
  // Above the editor, so that the addresses in the pages stay right.
  cpSync('out', OUT, { recursive: true })
  cpSync('editor/page', `${OUT}/editor`, { recursive: true })
  cpSync(`${SVELTIA}/assets`, `${OUT}/editor/assets`, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  writeFileSync(`${OUT}/_headers`, headers(parseContent(content).company.siteUrl))
  await bundle(content)
  if (process.argv.includes('--serve')) {
    const server = await serve(OUT, Number(process.env.PORT || 3001))
    console.log(`The editor is at ${addressOf(server)}/editor/ (to stop: Ctrl+C)`)
  }
})
