import { ensurePackages, run } from './set-up.mjs'

ensurePackages()
process.exitCode =
  run('npm', ['run', '--silent', 'build']) && run('npm', ['run', '--silent', 'serve']) ? 0 : 1
