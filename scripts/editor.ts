/**
 * `npm run editor`: builds the owner's editor into editor/out/, beside a copy of the built site.
 * With `--serve`, also serves the editor on this machine, where saves still change the
 * repository on GitHub.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { PREVIEW_STYLES_PATH } from '@/build/export/styles'
import { serve, urlOf } from '@/build/hosts/server'
import { editorHeadersFile } from '@/editor/build/host-headers'
import { companyFolder, outputFolder } from '@/model/folder'
import type { Pictures } from '@/model/pictures'
import { readContent } from '@/model/read'
import type { SiteContent } from '@/model/schema'
import { parseContent } from '@/model/validation'
import { runMain } from './shared/process'

const SITE_FOLDER = outputFolder(companyFolder())
const OUT_FOLDER = 'editor/out'
const EDITOR_FOLDER = `${OUT_FOLDER}/editor`
const PICTURES_PATH = '.generated/pictures.json'

/**
 * Copies the illustrations that photos replace in the built site, because the preview shows an
 * illustration again after the owner removes its photo.
 * @param pictures the pictures of the built site
 * @returns the illustrations by name
 */
function copyIllustrations(photos: SiteContent['photos']['items'], pictures: Pictures) {
  const illustrations = photos.map(({ picture }) => {
    cpSync(`art/${picture}.svg`, `${EDITOR_FOLDER}/desenhos/${picture}.svg`)
    const src = `/editor/desenhos/${picture}.svg`
    return [picture, { ...pictures[picture], src, avif: [] }]
  })
  return Object.fromEntries(illustrations)
}

/**
 * Reads the table of the pictures.
 * @throws if the site lacks one of them, because the editor shows the pictures of the last build
 */
function readPictures(): Pictures {
  const pictures: Pictures | undefined =
    existsSync(PICTURES_PATH) && JSON.parse(readFileSync(PICTURES_PATH, 'utf8'))
  if (!pictures || Object.values(pictures).some(({ src }) => !existsSync(`${SITE_FOLDER}${src}`)))
    throw new Error(`The last build did not write ${SITE_FOLDER}/. Run "npm run build" first.`)
  return pictures
}

await runMain(async () => {
  const pictures = readPictures()
  const { company, photos } = parseContent(readContent(companyFolder()))
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
  rmSync(OUT_FOLDER, { recursive: true, force: true })
  // Copies the site to the root, because its pages contain root-relative URLs.
  cpSync(SITE_FOLDER, OUT_FOLDER, { recursive: true })
  cpSync('editor/build/static', EDITOR_FOLDER, { recursive: true })
  cpSync(PREVIEW_STYLES_PATH, `${EDITOR_FOLDER}/page.css`)
  writeFileSync(`${OUT_FOLDER}/_headers`, editorHeadersFile(company.siteUrl))
  await build({
    entryPoints: [
      { in: 'editor/app.tsx', out: 'app' },
      { in: 'editor/app.css', out: 'app' },
      { in: 'editor/build/service-worker.js', out: 'service-worker' },
    ],
    outdir: EDITOR_FOLDER,
    bundle: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    target: 'es2022',
    define: {
      REPOSITORY: JSON.stringify(repository.replace('github:', '')),
      STYLE_SHEET_URLS: JSON.stringify(['/editor/page.css', '/editor/preview.css']),
      LAST_BUILD: JSON.stringify({
        photos: photos.items,
        illustrations: copyIllustrations(photos.items, pictures),
      }),
      'process.env.NODE_ENV': '"production"',
    },
  })
  if (process.argv.includes('--serve')) {
    const server = await serve(OUT_FOLDER, Number(process.env.PORT || 3001))
    console.log(`The editor is at ${urlOf(server)}/editor/ (to stop: Ctrl+C)`)
  }
})
