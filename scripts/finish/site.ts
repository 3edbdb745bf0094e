import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Company } from '@/content/schema'
import { htmlFiles, routes } from '@/lib/routes'
import { securityTxt } from '@/lib/security-txt'
import { hostFiles } from '@/scripts/hosting/host-files'
import { filesBelow } from '@/scripts/shared/files'
import { finishHtml } from './html'
import { inspect } from './inspect'
import { needed } from './needed'

/** Next writes the not-found page twice; hosts look for 404.html. */
const NOT_FOUND = '_not-found.html'

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/**
 * Writes the pages of Next's export finished, with the files that they need. The rest is of Next's runtime.
 * @returns the files for the hosts
 */
function finish(exported: string, out: string, islands: readonly string[]): Record<string, string> {
  const known = [...htmlFiles, NOT_FOUND]
  const unknown = filesBelow(exported).find((it) => it.endsWith('.html') && !known.includes(it))
  if (unknown) throw new Error(`${unknown} is no page of the site; name it in lib/routes.ts`)
  const pages = htmlFiles.map((path) => {
    const file = join(exported, path)
    if (!existsSync(file)) throw new Error(`next build wrote no ${path}; look at app/`)
    return { path, ...finishHtml(readFileSync(file, 'utf8'), path, islands) }
  })
  write(out, Object.fromEntries(pages.map(({ path, html }) => [path, html])))
  const files = needed(
    exported,
    pages.map(({ html }) => html),
  )
  for (const path of files) cpSync(join(exported, path), join(out, path))
  // A host without any configuration finds each page at its address with a slash too.
  for (const { file } of routes.filter(({ path }) => path !== '/'))
    cpSync(join(out, file), join(out, file.replace('.html', '/index.html')))
  const scriptHashes = [...new Set(pages.flatMap((page) => page.scriptHashes))]
  const analytics = pages.some((page) => page.analytics)
  return hostFiles(scriptHashes, analytics)
}

/** Replaces a folder by a finished one. If that fails, the old one stays. */
export function swap(stage: string, folder: string): void {
  const before = `${stage}.before`
  rmSync(before, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, before)
  try {
    renameSync(stage, folder)
  } catch (error) {
    if (existsSync(before)) renameSync(before, folder)
    throw error
  }
  rmSync(before, { recursive: true, force: true })
}

/**
 * Finishes an export, adds what hosts need, inspects it, and only then replaces the last result.
 * @param exported Next's export
 * @param stage folder to work in, on the same disk as the results
 * @param result where the site goes
 * @param machine folders of this machine, each with a slash at its end, that no file may name
 * @param islands addresses of the bundles that a page fetches, the entry first
 * @throws with one line; the last results stay unchanged
 */
export function publish(
  exported: string,
  stage: string,
  result: string,
  company: Company,
  machine: readonly string[],
  islands: readonly string[],
): void {
  rmSync(stage, { recursive: true, force: true })
  const out = join(stage, 'out')
  const forHosts = finish(exported, out, islands)
  const contact = securityTxt(company)
  write(out, { ...forHosts, ...(contact && { '.well-known/security.txt': contact }) })
  inspect(out, company.siteUrl, machine)
  swap(out, result)
}
