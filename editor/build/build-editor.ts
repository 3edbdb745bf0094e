import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { fileHash } from '@/build/files'
import { LAST_BUILD_IMAGES, readLastBuild } from '@/build/last-build'
import { OLDEST_BROWSERS } from '@/build/oldest-browsers'
import type { Pictures } from '@/model/pictures/picture-files'
import { sourceOf } from '@/model/pictures/pictures'
import type { SiteContent } from '@/model/schema/content'
import { outputFolder } from '@/model/site/folder'
import { IMAGES_PATH } from '@/model/site/published-files'
import { editorHeadersFile } from './host-headers'

/** Folder of the built editor, beside a copy of the site. */
export const EDITOR_OUT_FOLDER = 'editor/out'
const EDITOR_FOLDER = `${EDITOR_OUT_FOLDER}/editor`

/**
 * Copies the illustrations that photos replace in the built site, because the preview shows an
 * illustration again after the owner removes its photo.
 * @param pictures the pictures of the built site
 * @returns the illustrations by name
 */
function copyIllustrations(photos: SiteContent['photos']['items'], pictures: Pictures) {
  const illustrations = photos.map(({ picture }) => {
    const source = sourceOf(picture)
    const src = source ? `/editor/desenhos/${picture}.svg` : ''
    if (source) cpSync(`art/${source}.svg`, `${EDITOR_OUT_FOLDER}${src}`)
    return [picture, { ...pictures[picture], src, avif: [] }]
  })
  return Object.fromEntries(illustrations)
}

/**
 * Builds the editor beside a copy of the site that was built last.
 * @returns the folder of the company whose content the site shows
 * @throws if there was no build, or its site was removed
 */
export async function buildEditor(): Promise<string> {
  const { folder, content, pictures, styles } = readLastBuild()
  const { company, photos } = content
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
  rmSync(EDITOR_OUT_FOLDER, { recursive: true, force: true })
  // Copies the site to the root, because its pages contain root-relative URLs.
  cpSync(outputFolder(folder), EDITOR_OUT_FOLDER, { recursive: true })
  // The site lacks the pictures that none of its pages shows, but the preview may show them.
  cpSync(LAST_BUILD_IMAGES, `${EDITOR_OUT_FOLDER}${IMAGES_PATH}`, { recursive: true })
  cpSync('editor/build/static', EDITOR_FOLDER, { recursive: true })
  writeFileSync(`${EDITOR_FOLDER}/page.css`, styles)
  writeFileSync(`${EDITOR_OUT_FOLDER}/_headers`, editorHeadersFile(company.siteUrl))
  await build({
    entryPoints: [
      { in: 'editor/app.tsx', out: 'app' },
      { in: 'editor/build/service-worker.js', out: 'service-worker' },
    ],
    outdir: EDITOR_FOLDER,
    bundle: true,
    format: 'esm',
    minify: true,
    // Keeps accented letters, because browsers read modules as UTF-8, and escapes are longer.
    charset: 'utf8',
    jsx: 'automatic',
    // Replaces newer syntax, but no missing function.
    target: OLDEST_BROWSERS,
    // build-constants.d.ts describes these.
    define: {
      BUILT_SITE_URL: JSON.stringify(company.siteUrl),
      REPOSITORY: JSON.stringify(repository.replace('github:', '')),
      STYLE_SHEET_URLS: JSON.stringify(['/editor/page.css', '/editor/preview.css']),
      LAST_BUILD: JSON.stringify({
        photos: photos.items,
        pictures,
        illustrations: copyIllustrations(photos.items, pictures),
      }),
      'process.env.NODE_ENV': '"production"',
    },
  })
  // Browsers install a worker, which removes the files of earlier builds, only if its bytes differ.
  const hash = fileHash(readFileSync(`${EDITOR_FOLDER}/app.js`))
  writeFileSync(`${EDITOR_FOLDER}/service-worker.js`, `// ${hash}\n`, { flag: 'a' })
  return folder
}
