import { createServer } from 'node:net'
import { ensureBrowser, ensurePackages, run } from './shared/set-up.mjs'

/** In the order in which a mistake is cheapest to find. */
const STEPS = ['lint', 'types', 'unit', 'build', 'size', 'build:check', 'lint:html', 'e2e']

/** @returns {Promise<number>} a port that nothing listens on, so that a site being served is no obstacle */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

ensurePackages({
  tooOld: (version) => `Node ${version} is too old: this project needs 20.19 or newer.`,
  installing: 'Installing packages…',
})
const CHROME_PATH = await ensureBrowser()
const E2E_PORT = await freePort()
for (const step of STEPS) {
  console.log(`\n› npm run ${step}`)
  if (!run('npm', ['run', '--silent', step], { CHROME_PATH, E2E_PORT })) {
    console.error(`\nnpm run ${step} failed`)
    process.exit(1)
  }
}
