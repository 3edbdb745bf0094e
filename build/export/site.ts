import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import site from '@/.generated/site.json' with { type: 'json' }
import { fileHash, filesBelow } from '@/build/files'
import { HOST_FILES } from '@/build/hosts/host-files'
import { keepLastBuild } from '@/build/last-build'
import { outputFolder } from '@/model/site/folder'
import { STATIC_PATH } from '@/model/site/published-files'
import { htmlFileOf, htmlFiles, pagePaths } from '@/model/site/routes'
import { bundleScripts } from './bundle'
import { subsetFonts } from './fonts'
import { finishPage, namesOfPage, parsePage } from './page'
import { securityTxt } from './security-txt'
import { shortenNames } from './short-names'
import { divideStyles, readStyles } from './styles'

const STAGE_FOLDER = '.next/stage'

/** Matches files of Next's export for crawlers and the editor, which request them without a link. */
const UNLINKED_FILES = /^(?:robots\.txt|sitemap\.xml|versao\.json)$/

/** Writes a file of the site, by its path in the site. */
function writeFile(file: string, content: string | Uint8Array): void {
  const path = join(STAGE_FOLDER, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/**
 * Writes the pages and their scripts, fonts and style sheets. The order of the steps matters, because they change the
 * documents in place.
 * @param read returns a file of Next's export by its path in the site
 * @returns all styles of the pages, with the class names of the source
 */
async function writePages(read: (file: string) => Buffer): Promise<string> {
  const readText = (file: string) => read(file).toString()
  const { inlineScript, loaderHref, scripts } = await bundleScripts(
    STAGE_FOLDER,
    site.content.company.analyticsId,
  )
  // 1. Removes Next's runtime.
  const pages = htmlFiles.map((file) => ({ file, document: parsePage(readText(file), file) }))
  const documents = pages.map(({ document }) => document)
  // 2. Changes the URLs of the fonts in preloads and styles.
  const { styles, fonts } = await subsetFonts(documents, readStyles(documents, readText), (url) =>
    read(url.slice(1)),
  )
  for (const [href, font] of fonts) writeFile(href, font)
  // 3. Divides the styles, by the classes of the source.
  const styledPages = pages.map(({ file, document }) => ({
    file,
    document,
    ...divideStyles(styles, namesOfPage(document), scripts),
  }))
  // 4. Shortens the classes of the documents, and chooses the names of the style sheets.
  const styleSheets = styledPages.flatMap(({ inlined, linked }) => [inlined, linked])
  const shorten = shortenNames(documents, styleSheets, scripts)
  // 5. Shortens the names in the style sheets, and inserts styles, scripts and the policy.
  for (const { file, document, inlined, linked } of styledPages) {
    const linkedStyles = shorten(linked)
    const linkedHref = `${STATIC_PATH}${fileHash(linkedStyles)}.css`
    writeFile(linkedHref, linkedStyles)
    const style = shorten(inlined)
    writeFile(file, finishPage(document, { file, inlineScript, loaderHref, style, linkedHref }))
  }
  return styles
}

/**
 * Copies the other files of Next's export that a written file names. Leaves out Next's runtime, what
 * another company would show, such as the map of its state, and what an older build left in public/.
 */
function copyFiles(files: ReadonlyMap<string, string>): void {
  const texts = filesBelow(STAGE_FOLDER).map((file) =>
    readFileSync(join(STAGE_FOLDER, file), 'utf8'),
  )
  const isNamed = (file: string) => texts.some((text) => text.includes(file))
  for (const [file, path] of files)
    if (UNLINKED_FILES.test(file) || isNamed(file))
      cpSync(path, join(STAGE_FOLDER, file), { force: false })
}

/** Writes what only hosts read, and `security.txt`. */
function writeHostFiles(): void {
  // Copies each page to `<name>/index.html` too, because a host without configuration may add a
  // slash to the page's URL, and hosts differ on which file they send
  // (findings/clean-url-of-two-files.sh).
  for (const path of pagePaths.filter((other) => other !== '/'))
    cpSync(join(STAGE_FOLDER, htmlFileOf(path)), join(STAGE_FOLDER, `${path}/index.html`))
  const contact = securityTxt(site.content.company)
  if (contact) writeFile('.well-known/security.txt', contact)
  for (const [file, text] of Object.entries(HOST_FILES)) writeFile(file, text)
}

/**
 * Writes the finished site, including the files for hosts, and replaces the last build.
 * @param exported files of Next's export; `id` is the path in the site
 * @throws if Next did not export a page
 */
export async function assembleSite(
  exported: readonly { id: string; filePath: string }[],
): Promise<void> {
  rmSync(STAGE_FOLDER, { recursive: true, force: true })
  mkdirSync(STAGE_FOLDER, { recursive: true })
  const files = new Map(exported.map(({ id, filePath }) => [id.replace(/^\//, ''), filePath]))
  const styles = await writePages((file) => {
    const path = files.get(file)
    if (!path) throw new Error(`Next exported no ${file}`)
    return readFileSync(path)
  })
  copyFiles(files)
  cpSync('app/fonts/licenses', join(STAGE_FOLDER, 'licenses'), { recursive: true })
  writeHostFiles()
  keepLastBuild({ ...site, styles })
  const out = outputFolder(site.folder)
  mkdirSync(dirname(out), { recursive: true })
  // Replaced only now, so that a failed build keeps the last site.
  rmSync(out, { recursive: true, force: true })
  renameSync(STAGE_FOLDER, out)
}
