/**
 * `npm run release`: what a host runs at each commit. It redraws, stops while something blocks a launch, and
 * builds. With `--draft` it builds whatever is missing.
 */
import './shared/node-version.mjs'
import { run } from './shared/set-up.mjs'

const steps = process.argv.includes('--draft') ? ['art', 'build'] : ['art', 'launch-check', 'build']
if (!steps.every((step) => run('npm', ['run', '--silent', step]))) process.exitCode = 1
