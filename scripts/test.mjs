import { spawn } from 'node:child_process'
import { freePort } from './shared/port.mjs'
import { ensureBrowser, ensurePackages, startable } from './shared/set-up.mjs'

/**
 * The fastest checks run first. The steps of one line run at the same time, because none of them alone keeps
 * two cores busy.
 */
const STEPS = [
  ['npm run lint', 'npm run types'],
  ['npm run unit'],
  ['npm run build'],
  ['npm run size', 'npx html-validate out', 'npm run build:check', 'npm run e2e:owner'],
  ['npm run e2e'],
]

ensurePackages('Installing packages…')
const env = {
  ...process.env,
  npm_config_loglevel: 'silent',
  CHROME_PATH: await ensureBrowser(),
  E2E_PORT: String(await freePort()),
}

/** Runs one step. A step that runs beside others prints all of its output at its end. */
function runStep(step, isAlone) {
  const start = performance.now()
  const stdio = isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe']
  const [command, ...rest] = step.split(' ')
  const [file, args, options] = startable(command, rest)
  const child = spawn(file, args, { ...options, env, stdio })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => {
      text += part
    })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      if (!isAlone) console.log(`\n› ${step}\n${text}`)
      console.log(`  ${step} took ${seconds} s`)
      resolve(code === 0 ? [] : [step])
    })
  })
}

for (const steps of STEPS) {
  console.log(`\n› ${steps.join(', ')}`)
  const failed = (await Promise.all(steps.map((step) => runStep(step, steps.length === 1)))).flat()
  if (failed.length > 0) {
    console.error(`\n${failed.join(', ')} failed`)
    process.exit(1)
  }
}
