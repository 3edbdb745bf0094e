import { spawn } from 'node:child_process'
import { freePort } from './shared/port.mjs'
import { ensureBrowser, ensurePackages, startable } from './shared/set-up.mjs'

/**
 * The cheapest way to find a mistake comes first. The steps of a line run side by side: alone, each leaves a
 * part of two cores idle.
 */
const STEPS = [
  ['lint', 'types'],
  ['unit'],
  ['build'],
  ['size', 'lint:html', 'build:check', 'e2e:owner'],
  ['e2e'],
]

ensurePackages('Installing packages…')
const env = {
  ...process.env,
  CHROME_PATH: await ensureBrowser(),
  E2E_PORT: String(await freePort()),
}

/** Runs one step; the output of one that has others beside it is printed at its end, in one piece. */
function runStep(step, isAlone) {
  const start = performance.now()
  const stdio = isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe']
  const [file, args, options] = startable('npm', ['run', '--silent', step])
  const child = spawn(file, args, { ...options, env, stdio })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      if (!isAlone) console.log(`\n› npm run ${step}\n${said}`)
      console.log(`  npm run ${step} took ${seconds} s`)
      resolve(code === 0 ? [] : [step])
    })
  })
}

for (const steps of STEPS) {
  console.log(`\n› npm run ${steps.join(', ')}`)
  const failed = (await Promise.all(steps.map((step) => runStep(step, steps.length === 1)))).flat()
  if (failed.length > 0) {
    console.error(`\nnpm run ${failed.join(', ')} failed`)
    process.exit(1)
  }
}
