import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySources } from './shared/build-copy'
import { output } from './shared/process'
import { ensureBrowser } from './shared/set-up.mjs'

/*
 * Builds a copy of the site with another version of Next and uses it as a visitor would (the end-to-end
 * tests tagged @smoke): npm run next:try -- 16.3.8
 */

/** Up to here Next does not know TypeScript 7. */
const OLD_TYPESCRIPT = /^16\.[0-2]\./

const version = process.argv[2] ?? ''
const folder = mkdtempSync(join(tmpdir(), 'next-'))
try {
  if (!/^\d+\.\d+\.\d+/.test(version))
    throw new Error(`"${version}" is no version. Write it like: npm run next:try -- 16.3.8`)
  const CHROME_PATH = await ensureBrowser()
  copySources(folder)
  const packages = [`next@${version}`]
  if (OLD_TYPESCRIPT.test(version)) {
    packages.push('typescript@5.9.3')
    const config = join(folder, 'next.config.mjs')
    const text = readFileSync(config, 'utf8')
    // The types are checked with the project's own TypeScript, not here.
    writeFileSync(
      config,
      text.replace("output: 'export',", '$& typescript: { ignoreBuildErrors: true },'),
    )
  }
  const run = (what: string, ...args: string[]) =>
    output('npm', args, what, { cwd: folder, env: { CHROME_PATH, E2E_PORT: '4330' } })
  run(`next@${version} can not be installed`, 'install', '--save-exact', '--force', ...packages)
  run(`The site does not build with Next ${version}`, 'run', '--silent', 'build')
  const tests = run(
    `The site does not work with Next ${version}`,
    ...['run', '--silent', 'e2e', '--', '--grep', '@smoke'],
  )
  console.log(`Next ${version}: ${/\d+ passed/.exec(tests)?.[0] ?? 'no test ran'}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
