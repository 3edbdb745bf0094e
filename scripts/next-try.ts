import './shared/node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copySources } from './shared/build-copy'
import { withTemporaryFolder } from './shared/files'
import { freePort } from './shared/port.mjs'
import { command, output } from './shared/process'
import { ensureBrowser } from './shared/set-up.mjs'

/*
 * Builds a copy of the site with another version of Next and uses it as a visitor would (the end-to-end
 * tests tagged @smoke): npm run next:try -- 16.3.8
 */

/** These versions of Next do not know TypeScript 7. */
const OLD_TYPESCRIPT = /^16\.[0-2]\./

async function tryVersion(version: string, folder: string): Promise<void> {
  if (!/^\d+\.\d+\.\d+/.test(version))
    throw new Error(`"${version}" is no version. Write it like: npm run next:try -- 16.3.8`)
  const env = { CHROME_PATH: await ensureBrowser(), E2E_PORT: String(await freePort()) }
  const npm = (what: string, ...args: string[]) => output('npm', args, what, { cwd: folder, env })
  copySources(folder)
  const packages = [`next@${version}`]
  if (OLD_TYPESCRIPT.test(version)) {
    packages.push('typescript@5.9.3')
    const config = join(folder, 'next.config.mjs')
    const unchecked = "output: 'export', typescript: { ignoreBuildErrors: true },"
    // The types are checked with the project's own TypeScript, not here.
    writeFileSync(config, readFileSync(config, 'utf8').replace("output: 'export',", unchecked))
  }
  npm(`next@${version} can not be installed`, 'install', '--save-exact', '--force', ...packages)
  npm(`The site does not build with Next ${version}`, 'run', '--silent', 'build')
  const smoke = ['run', '--silent', 'e2e', '--', '--grep', '@smoke']
  const tests = npm(`The site does not work with Next ${version}`, ...smoke)
  console.log(`Next ${version}: ${/\d+ passed/.exec(tests)?.[0] ?? 'no test ran'}`)
}

await command(() => withTemporaryFolder((folder) => tryVersion(process.argv[2] ?? '', folder)))
