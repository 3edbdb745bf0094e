import './shared/node-version.mjs'
import assert from 'node:assert/strict'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { dayInBrazil } from '@/lib/day'
import { startIslands } from './engines/actions'
import type { Driver } from './engines/driver'
import { firefox } from './engines/firefox'
import { NOTICE, visits } from './engines/visits'
import { webkit } from './engines/webkit'
import { addressOf, serve } from './hosting/server'
import { withTemporaryFolder } from './shared/files'
import { command } from './shared/process'
import { installFromDebian } from './shared/set-up.mjs'

/*
 * Does in Debian's Firefox and WebKitGTK what a visitor does, against out/: npm run e2e:engines, or only
 * one, npm run e2e:engines -- webkit
 */

const ENGINES = {
  firefox: { start: firefox, needs: { '/usr/bin/firefox-esr': 'firefox-esr' } },
  webkit: {
    start: webkit,
    needs: { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' },
  },
}

/** @returns whether all went well */
async function visit(driver: Driver, base: string): Promise<boolean> {
  let failures = 0
  for (const { name, run, reports } of visits) {
    try {
      // The page before may complain of what leaving it cut short.
      await driver.goto('about:blank')
      await driver.consoleErrors()
      await run(driver, base)
      await startIslands(driver)
      const errors = await driver.consoleErrors()
      assert.deepEqual(reports ? errors.filter((error) => !reports.test(error)) : errors, [])
      console.log(`✓ ${driver.name}: ${name}`)
    } catch (error) {
      failures++
      console.error(`✗ ${driver.name}: ${name}\n${error instanceof Error ? error.message : error}`)
    }
  }
  return failures === 0
}

async function runEngines(folder: string): Promise<void> {
  const asked = process.argv.slice(2)
  const engines = Object.entries(ENGINES).flatMap(([name, engine]) =>
    asked.length === 0 || asked.includes(name) ? engine : [],
  )
  if (!existsSync('out')) throw new Error('There is no export yet. Run "npm run build" first.')
  const needs = engines.flatMap((engine) => Object.entries(engine.needs))
  const missing = () => needs.flatMap(([file, name]) => (existsSync(file) ? [] : [name]))
  if (missing().length > 0) installFromDebian(missing())
  if (missing().length > 0)
    throw new Error(`Not installed. As root on Debian: apt-get install -y ${missing().join(' ')}`)

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
      const isGood = await visit(driver, addressOf(server)).finally(() => driver.close())
      if (!isGood) process.exitCode = 1
    }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

await command(() => withTemporaryFolder(runEngines))
