import './shared/node-version.mjs'
import assert from 'node:assert/strict'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { startIslands } from '@/e2e/engines/actions'
import type { Driver } from '@/e2e/engines/driver'
import { firefox } from '@/e2e/engines/firefox'
import { NOTICE, visits } from '@/e2e/engines/visits'
import { webkit } from '@/e2e/engines/webkit'
import { dayInBrazil } from '@/lib/day'
import { addressOf, serve } from './hosting/server'
import { withTemporaryFolder } from './shared/files'
import { NO_EXPORT } from './shared/no-export'
import { command } from './shared/process'
import { ensureFromDebian } from './shared/set-up.mjs'

/*
 * Does in Debian's Firefox and WebKitGTK what a visitor does, against out/: npm run e2e:engines, or only
 * one, npm run e2e:engines -- webkit
 */

const ENGINES = [
  { name: 'firefox', start: firefox, needs: { '/usr/bin/firefox-esr': 'firefox-esr' } },
  {
    name: 'webkit',
    start: webkit,
    needs: {
      '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
      '/usr/bin/xvfb-run': 'xvfb',
      '/usr/bin/xauth': 'xauth',
    },
  },
]

async function visit(driver: Driver, base: string): Promise<void> {
  for (const { path, name, run, reports } of visits) {
    const title = `${driver.name}: ${path}: ${name}`
    try {
      // The page before may complain of what leaving it cut short.
      await driver.goto('about:blank')
      await driver.consoleErrors()
      await driver.resize(driver.narrow)
      await driver.goto(base + path)
      await run(driver, base)
      await startIslands(driver)
      const errors = await driver.consoleErrors()
      assert.deepEqual(reports ? errors.filter((error) => !reports.test(error)) : errors, [])
      console.log(`✓ ${title}`)
    } catch (error) {
      process.exitCode = 1
      console.error(`✗ ${title}\n${error instanceof Error ? error.message : error}`)
    }
  }
}

async function runEngines(folder: string): Promise<void> {
  const asked = process.argv.slice(2)
  const engines = ENGINES.filter(({ name }) => asked.length === 0 || asked.includes(name))
  if (!existsSync('out')) throw new Error(NO_EXPORT)
  ensureFromDebian(Object.assign({}, ...engines.map(({ needs }) => needs)))

  cpSync('out', folder, { recursive: true })
  const today = dayInBrazil(new Date())
  writeFileSync(
    `${folder}/avisos.json`,
    JSON.stringify({ avisos: [{ texto: NOTICE, de: today, ate: today }] }),
  )
  const server = await serve(folder, 0)
  try {
    for (const { start } of engines) {
      const driver = await start()
      await visit(driver, addressOf(server)).finally(() => driver.close())
    }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

await command(() => withTemporaryFolder(runEngines))
