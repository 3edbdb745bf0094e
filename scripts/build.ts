import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Company } from '../content/types'
import { dayInBrazil } from '../lib/day'
import { securityTxt } from '../lib/security-txt'
import { checkedContent } from './content'
import { finishHtml } from './finish/html'
import { inspect } from './finish/inspect'
import { filesBelow, prune, removeEmptyFolders } from './finish/prune'
import { exportFiles, hostingFiles } from './hosting/files'
import { type HostingRules, hostingRules } from './hosting/rules'
import { launchItems, launchLine } from './launch/rules'

const EXPORT = '.next-export'
const STAGE = '.next/out'
const HOSTING_STAGE = '.next/hosting'
const PAGES = ['index.html', 'desentupimento.html', '404.html']
const SOURCES = ['app', 'components', 'content', 'lib', 'public']
const SETTINGS = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json']

/** A name for this state of the sources: equal sources give equal builds. */
function buildId(): string {
  const files = SOURCES.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)))
  const hash = createHash('sha256')
  for (const path of [...files, ...SETTINGS]) hash.update(path).update(readFileSync(path))
  return hash.digest('hex').slice(0, 20)
}

function nextBuild(): void {
  rmSync(EXPORT, { recursive: true, force: true })
  const { status } = spawnSync('npx', ['--no-install', 'next', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, BUILD_ID: buildId(), NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (status !== 0) throw new Error('next build failed')
}

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/**
 * Makes the folder that is published from what Next exported.
 * @returns what the pages ask of a host
 */
function finish(company: Company): HostingRules {
  rmSync(STAGE, { recursive: true, force: true })
  cpSync(EXPORT, STAGE, { recursive: true })
  // Next writes the not-found page twice; hosts look for 404.html.
  for (const name of ['_not-found', '_not-found.html'])
    rmSync(join(STAGE, name), { recursive: true, force: true })
  // Payloads of pages and segments serve next/link and the router, which the site does not use.
  for (const path of filesBelow(STAGE))
    if (path.endsWith('.txt') && path !== 'robots.txt') rmSync(join(STAGE, path))

  const pages = PAGES.map((page) => {
    const file = join(STAGE, page)
    if (!existsSync(file)) throw new Error(`next build wrote no ${page}; look at app/`)
    const { html, state, ...policy } = finishHtml(readFileSync(file, 'utf8'), page)
    write(STAGE, { [page]: html, [state.path]: state.text })
    return policy
  })
  // A host without any configuration finds the page at /desentupimento/ as well.
  mkdirSync(join(STAGE, 'desentupimento'), { recursive: true })
  cpSync(join(STAGE, 'desentupimento.html'), join(STAGE, 'desentupimento/index.html'))

  prune(STAGE)
  removeEmptyFolders(STAGE)
  return hostingRules({
    scriptHashes: [...new Set(pages.flatMap((page) => page.scriptHashes))],
    analytics: pages.some((page) => page.analytics),
    siteUrl: company.siteUrl,
  })
}

/** Adds what hosts read to the export, and writes beside it what the owner hands them. */
function writeHosting(rules: HostingRules, company: Company): void {
  const contact = securityTxt(company)
  write(STAGE, { ...exportFiles(rules), ...(contact && { '.well-known/security.txt': contact }) })
  rmSync(HOSTING_STAGE, { recursive: true, force: true })
  write(HOSTING_STAGE, hostingFiles(rules))
}

/** Puts a finished folder where the one before stands; a failed build never comes this far. */
function publish(stage: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  renameSync(stage, folder)
}

try {
  const content = await checkedContent()
  const { company } = content
  nextBuild()
  writeHosting(finish(company), company)
  inspect(STAGE, company.siteUrl, [process.cwd(), `${homedir()}/`])
  publish(STAGE, 'out')
  publish(HOSTING_STAGE, 'hosting')
  console.log(
    `out/ is ready: ${filesBelow('out').length} files; hosting/ tells hosts how to serve it`,
  )
  console.log(launchLine(launchItems(content, dayInBrazil(new Date()))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
