import './shared/node-version.mjs'
import { becomeOther, throwOnDemand } from './other-company/become'
import { buildCopy, copySources } from './shared/build-copy'
import { withTemporaryFolder } from './shared/files'
import { freePort } from './shared/port.mjs'
import { command } from './shared/process'
import { ensureBrowser, run } from './shared/set-up.mjs'

/*
 * Makes a copy of the project into another company's, by the steps of the owner's guide, and runs there
 * what depends on the content: npm run e2e:owner
 * Or all of it, the unit tests and the end-to-end suite: npm run e2e:owner -- all
 */

const runs = process.argv[2] === 'all' ? [['unit'], ['e2e']] : [['e2e', '--', '--grep', '@content']]

async function runAsOther(folder: string): Promise<void> {
  copySources(folder)
  await becomeOther(folder)
  throwOnDemand(folder)
  buildCopy(folder)
  const env = {
    CHROME_PATH: await ensureBrowser(),
    E2E_PORT: String(await freePort()),
    OTHER_COMPANY_OF: process.cwd(),
  }
  for (const args of runs)
    if (!run('npm', ['--prefix', folder, 'run', '--silent', ...args], env)) process.exitCode = 1
}

await command(() => withTemporaryFolder(runAsOther))
