import { ensurePackages, run } from './shared/set-up.mjs'

ensurePackages({
  tooOld: (version) =>
    `O Node.js ${version} é antigo: o site precisa do 20.19 ou mais novo. Instale o de https://nodejs.org`,
  installing: 'Baixando o que o site usa; só demora na primeira vez…',
})
process.exitCode =
  run('npm', ['run', '--silent', 'build']) && run('npm', ['run', '--silent', 'serve']) ? 0 : 1
