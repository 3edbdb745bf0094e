import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { PREVIEW_STYLES_PATH } from '@/build/export/styles'
import { fileHash } from '@/build/files'
import { OLDEST_BROWSERS } from '@/build/oldest-browsers'
import type { PictureFiles, Pictures } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import { BEFORE_PHOTOS, sourceOf } from '@/model/schema/picture-names'
import { GENERATED_FOLDER, outputFolder, PUBLIC_FOLDER } from '@/model/site/folder'
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
    const hasNone = picture in BEFORE_PHOTOS
    const src = hasNone ? '' : `/editor/desenhos/${picture}.svg`
    if (src) cpSync(`art/${sourceOf(picture)}.svg`, `${EDITOR_OUT_FOLDER}${src}`)
    return [picture, { ...pictures[picture], src, avif: [] }]
  })
  return Object.fromEntries(illustrations)
}

/**
 * Imports what the last build generated.
 * @throws if there was no build, or a picture is missing, because the editor shows the pictures of
 * the last build
 */
async function importLastBuild() {
  if (!existsSync(`${GENERATED_FOLDER}/content.json`)) throw new Error('Run "npm run build" first.')
  const { folder, content } = await import('@/app/built/content')
  const { BUILT_PICTURES: pictures } = await import('@/app/built/pictures')
  const site = outputFolder(folder)
  const isMissing = ({ src }: PictureFiles) => !existsSync(`${PUBLIC_FOLDER}${src}`)
  if (!existsSync(`${site}/index.html`) || Object.values(pictures).some(isMissing))
    throw new Error(`The last build did not write ${site}/. Run "npm run build" first.`)
  return { folder, site, content, pictures }
}

/**
 * Builds the editor beside a copy of the site that was built last.
 * @returns the folder of the company whose content the site shows
 * @throws if there is no complete build
 */
export async function buildEditor(): Promise<string> {
  const { folder, site, content, pictures } = await importLastBuild()
  const { company, photos } = content
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8'))
  rmSync(EDITOR_OUT_FOLDER, { recursive: true, force: true })
  // Copies the site to the root, because its pages contain root-relative URLs.
  cpSync(site, EDITOR_OUT_FOLDER, { recursive: true })
  // The site lacks the pictures that none of its pages shows, but the preview may show them.
  cpSync(`${PUBLIC_FOLDER}/images`, `${EDITOR_OUT_FOLDER}/images`, { recursive: true })
  cpSync('editor/build/static', EDITOR_FOLDER, { recursive: true })
  cpSync(PREVIEW_STYLES_PATH, `${EDITOR_FOLDER}/page.css`)
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
