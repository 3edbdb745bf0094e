/**
 * `npm run editor`: writes the owner's editor into editor/out, beside a copy of the site in out/. With
 * `--serve` it also answers on this machine, where the editor can change the files of this folder.
 */
import './shared/node-version.mjs'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { parseContent } from '@/content/problems'
import { editorConfig } from '@/editor/config'
import { launchPage } from '@/editor/launch-page'
import { withOwnBehaviour, withOwnPhrases } from '@/editor/patches'
import { headers } from '@/editor/policy'
import { dayInBrazil } from '@/lib/day'
import { readContent } from './content/read'
import { addressOf, serve } from './hosting/server'
import { NO_SITE } from './shared/no-export'
import { command } from './shared/process'

const OUT = 'editor/out'
/** Tests put a fake in its place. */
const API = process.env.GITHUB_API ?? 'https://api.github.com'
const SVELTIA = 'node_modules/@sveltia/cms/npm'

async function bundle(content: Readonly<Record<string, unknown>>): Promise<void> {
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
  const config = editorConfig(repository.replace('github:', ''), API)
  await build({
    entryPoints: ['editor/app.ts'],
    outdir: `${OUT}/editor`,
    bundle: true,
    format: 'esm',
    splitting: true,
    minify: true,
    target: 'es2022',
    // Languages of a code editor that no form uses.
    external: ['@shikijs/*'],
    define: {
      BUILT: JSON.stringify({ content, config }),
      'process.env.NODE_ENV': '"production"',
    },
    plugins: [withOwnBehaviour, withOwnPhrases],
  })
}

await command(async () => {
  if (!existsSync('out/index.html')) throw new Error(NO_SITE)
  const content = readContent()
  rmSync(OUT, { recursive: true, force: true })
  // Above the editor, so that the addresses in the pages stay right.
  cpSync('out', OUT, { recursive: true })
  cpSync('editor/page', `${OUT}/editor`, { recursive: true })
  cpSync(`${SVELTIA}/assets`, `${OUT}/editor/assets`, {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  })
  writeFileSync(
    `${OUT}/editor/o-que-falta.html`,
    launchPage(parseContent(content), dayInBrazil(new Date())),
  )
  writeFileSync(`${OUT}/_headers`, headers(API))
  await bundle(content)
  if (process.argv.includes('--serve')) {
    const server = await serve(OUT, Number(process.env.PORT || 3001))
    console.log(`O editor está em ${addressOf(server)}/editor/ (para parar: Ctrl+C)`)
  }
})
