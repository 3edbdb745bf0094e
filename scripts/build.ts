import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkedContent } from './content'
import { finishHtml } from './finish/html'
import { filesBelow, prune, removeEmptyFolders } from './finish/prune'

const EXPORT = '.next-export'
const STAGE = '.next/out'
const OUT = 'out'
const SOURCES = ['app', 'components', 'content', 'lib', 'public']

/** A name for this state of the sources: equal sources give equal builds. */
function buildId(): string {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((folder) =>
    filesBelow(folder).map((file) => join(folder, file)),
  ))
    hash.update(path).update(readFileSync(path))
  for (const path of ['package-lock.json', 'next.config.mjs']) hash.update(readFileSync(path))
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

/** Makes the folder that is published from what Next exported. */
function finish(): void {
  rmSync(STAGE, { recursive: true, force: true })
  cpSync(EXPORT, STAGE, { recursive: true })
  // Next writes the not-found page twice; hosts look for 404.html.
  for (const name of ['_not-found', '_not-found.html', '_not-found.txt'])
    rmSync(join(STAGE, name), { recursive: true, force: true })
  // Payloads of single segments serve prefetching by next/link, which the site does not use.
  for (const path of filesBelow(STAGE))
    if (/(^|\/)__next\..*\.txt$/.test(path)) rmSync(join(STAGE, path))

  for (const page of ['index.html', 'desentupimento.html', '404.html']) {
    const file = join(STAGE, page)
    const { html, state } = finishHtml(readFileSync(file, 'utf8'), page)
    writeFileSync(file, html)
    mkdirSync(dirname(join(STAGE, state.path)), { recursive: true })
    writeFileSync(join(STAGE, state.path), state.text)
  }
  // A host without any configuration finds the page at /desentupimento/ as well.
  mkdirSync(join(STAGE, 'desentupimento'), { recursive: true })
  cpSync(join(STAGE, 'desentupimento.html'), join(STAGE, 'desentupimento/index.html'))

  prune(STAGE)
  removeEmptyFolders(STAGE)
}

try {
  await checkedContent()
  nextBuild()
  finish()
  rmSync(OUT, { recursive: true, force: true })
  renameSync(STAGE, OUT)
  console.log(`${OUT}/ is ready: ${filesBelow(OUT).length} files`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
