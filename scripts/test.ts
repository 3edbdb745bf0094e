import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { outputFolder } from '@/model/site/folder'
import { ensureBrowser } from './shared/browser'
import { runMain } from './shared/process'

/**
 * Commands of `npm test`. The commands of a step run in parallel, because none of them alone keeps two
 * cores busy. The unit tests too read the pictures that the build generates.
 */
const STEPS = [
  ['npm run lint', `npm run build -- ${FIXTURE_FOLDER}`],
  ['npm run types', 'jest', 'npm run size', `html-validate ${outputFolder(FIXTURE_FOLDER)}`],
  ['npm run e2e', 'playwright test --project=editor-phone --grep @smoke'],
]

/**
 * Runs a command and prints its duration.
 * @returns true if the command succeeded
 */
async function runCommand(command: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const start = performance.now()
  const [program = '', ...args] = command.split(' ')
  const [code] = await once(spawn(program, args, { env, stdio: 'inherit' }), 'close')
  console.log(`  ${command} took ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return code === 0
}

await runMain(async () => {
  ensureBrowser()
  const env = {
    ...process.env,
    npm_config_loglevel: 'silent',
  }
  for (const commands of STEPS) {
    console.log(`\n› ${commands.join(', ')}`)
    const passed = await Promise.all(commands.map((command) => runCommand(command, env)))
    const failed = commands.filter((_, index) => !passed[index])
    if (failed.length > 0) throw new Error(`\n${failed.join(', ')} failed`)
  }
})
