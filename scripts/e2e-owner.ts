import './shared/node-version.mjs'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { buildCopy, copySources } from './shared/build-copy'
import { withTemporaryFolder } from './shared/files'
import { freePort } from './shared/port.mjs'
import { command } from './shared/process'
import { ensureBrowser, run } from './shared/set-up.mjs'

/*
 * `npm run e2e:owner`: builds the site with another company's content, which differs in everything, and runs
 * there the tests that depend on the content.
 */

async function runAsOther(folder: string): Promise<void> {
  copySources(folder)
  cpSync('e2e/other-company', join(folder, 'content'), { recursive: true })
  buildCopy(folder)
  const env = {
    CHROME_PATH: await ensureBrowser(),
    E2E_PORT: String(await freePort()),
    OTHER_COMPANY_OF: process.cwd(),
  }
  const e2e = ['--prefix', folder, 'run', '--silent', 'e2e', '--', '--grep', '@content']
  if (!run('npm', e2e, env)) process.exitCode = 1
}

await command(() => withTemporaryFolder(runAsOther))
