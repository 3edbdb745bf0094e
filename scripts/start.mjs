import { ensurePackages, run } from './shared/set-up.mjs'

ensurePackages('Baixando o que o site usa; só demora na primeira vez…')
process.exitCode =
  run('npm', ['run', '--silent', 'build']) && run('npm', ['run', '--silent', 'serve']) ? 0 : 1
