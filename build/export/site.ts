import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { HOST_FILES } from '@/build/hosts/host-files'
import { outputFolder } from '@/model/folder'
import { htmlFiles, routes } from '@/model/routes'
import { content, folder } from '@/model/site'
import { bundleScripts } from './bundle'
import { finishPage } from './page'
import { securityTxt } from './security-txt'

const STAGE_FOLDER = '.next/stage'

/** Files of Next's export to publish beside the pages. The others belong to Next's runtime. */
const PUBLISHED_FILES =
  /^(?!_next\/)(?!.*\.(?:html|txt)$)|^robots\.txt$|^licenses\/|^_next\/static\/(?:media\/|chunks\/.+\.css$)/

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/**
 * Writes the finished site, including the files for hosts, and replaces the last one.
 * @param exported files of Next's export; `id` is the path in the site
 * @throws if Next did not export a page
 */
export async function assembleSite(
  exported: readonly { id: string; filePath: string }[],
): Promise<void> {
  rmSync(STAGE_FOLDER, { recursive: true, force: true })
  mkdirSync(STAGE_FOLDER, { recursive: true })
  const files = new Map(exported.map(({ id, filePath }) => [id.replace(/^\//, ''), filePath]))
  const loader = await bundleScripts(STAGE_FOLDER, content.company.analyticsId)
  // Collects the inlined style sheets, which are not published as files, because every page
  // contains them.
  const inlined = new Set<string>()
  const readStyle = (href: string) => {
    inlined.add(href.slice(1))
    return readFileSync(files.get(href.slice(1)) ?? href, 'utf8')
  }
  const analytics = content.company.analyticsId !== undefined
  for (const file of htmlFiles) {
    const path = files.get(file)
    if (!path) throw new Error(`Next exported no ${file}`)
    const page = finishPage(readFileSync(path, 'utf8'), { file, loader, readStyle, analytics })
    write(join(STAGE_FOLDER, file), page)
  }
  for (const [file, path] of files)
    if (PUBLISHED_FILES.test(file) && !inlined.has(file)) cpSync(path, join(STAGE_FOLDER, file))
  // Copies each page to `<name>/index.html` too, because a host without configuration may add a
  // slash to the page's URL.
  for (const { htmlFile } of routes.filter(({ path }) => path !== '/'))
    cpSync(
      join(STAGE_FOLDER, htmlFile),
      join(STAGE_FOLDER, htmlFile.replace('.html', '/index.html')),
    )

  const contact = securityTxt(content.company)
  if (contact) write(join(STAGE_FOLDER, '.well-known/security.txt'), contact)
  for (const [file, text] of Object.entries(HOST_FILES)) write(join(STAGE_FOLDER, file), text)
  const out = outputFolder(folder)
  mkdirSync(dirname(out), { recursive: true })
  // Replaced only now, so that a failed build keeps the last site.
  rmSync(out, { recursive: true, force: true })
  renameSync(STAGE_FOLDER, out)
}
