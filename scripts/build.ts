import { rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { dayInBrazil } from '../lib/day'
import { checkedContent } from './content/check'
import { launchItems, launchLine } from './content/launch/items'
import { publish } from './finish/site'
import { bundleIslands } from './islands'
import { run } from './set-up.mjs'
import { filesBelow } from './shared/files'

const EXPORT = '.next-export'

function nextBuild(): void {
  rmSync(EXPORT, { recursive: true, force: true })
  if (!run('npx', ['--no-install', 'next', 'build'], { NEXT_TELEMETRY_DISABLED: '1' }))
    throw new Error('next build failed')
}

try {
  const content = await checkedContent()
  const { company } = content
  nextBuild()
  const results = { out: 'out', hosting: 'hosting' }
  const machine = [process.cwd(), homedir()]
    .filter((path) => path !== '/')
    .map((path) => `${path}/`)
  publish(EXPORT, '.next/publish', results, company, machine, await bundleIslands(EXPORT))
  console.log(
    `out/ is ready: ${filesBelow('out').length} files; hosting/ tells hosts how to serve it`,
  )
  console.log(launchLine(launchItems(content, dayInBrazil(new Date()))))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
