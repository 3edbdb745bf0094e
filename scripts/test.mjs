import { freePort } from './shared/port.mjs'
import { ensureBrowser, ensurePackages, run } from './shared/set-up.mjs'

/** The cheapest way to find a mistake comes first. */
const STEPS = [
  'lint',
  'types',
  'unit',
  'build',
  'size',
  'build:check',
  'lint:html',
  'e2e',
  'e2e:owner',
]

ensurePackages('Installing packages…')
const CHROME_PATH = await ensureBrowser()
const E2E_PORT = await freePort()
for (const step of STEPS) {
  console.log(`\n› npm run ${step}`)
  const start = performance.now()
  const succeeded = run('npm', ['run', '--silent', step], { CHROME_PATH, E2E_PORT })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`  npm run ${step} took ${seconds} s`)
  if (!succeeded) {
    console.error(`\nnpm run ${step} failed`)
    process.exit(1)
  }
}
