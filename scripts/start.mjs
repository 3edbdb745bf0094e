import { ensurePackages, INSTALLING, run } from './shared/set-up.mjs'

ensurePackages(INSTALLING)
process.exitCode =
  run('npm', ['run', '--silent', 'build']) && run('npm', ['run', '--silent', 'serve']) ? 0 : 1
