import { ensureBrowser, ensurePackages, run } from './set-up.mjs'

/** In the order in which a mistake is cheapest to find. */
const STEPS = ['lint', 'types', 'unit', 'build', 'size', 'build:check', 'lint:html', 'e2e']

ensurePackages()
const CHROME_PATH = await ensureBrowser()
for (const step of STEPS) {
  console.log(`\n› npm run ${step}`)
  if (!run('npm', ['run', '--silent', step], { CHROME_PATH })) {
    console.error(`\nnpm run ${step} failed`)
    process.exit(1)
  }
}
