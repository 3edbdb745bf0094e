import { ensurePackages, INSTALLING } from './shared/set-up.mjs'

/*
 * Starts a command of the owner's: node scripts/owner.mjs editar. Plain JavaScript, since it may be the
 * first that runs on a machine and installs the packages.
 */

const [command] = process.argv.splice(2, 1)
ensurePackages(INSTALLING)
const { register } = await import('tsx/esm/api')
register()
await import(`./${command}.ts`)
