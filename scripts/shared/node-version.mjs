/*
 * Imported first by every command: one that an old Node.js can't run says so in one line, before anything
 * else of it is loaded. Plain JavaScript without dependencies.
 */

const { node } = process.versions
const [major = 0, minor = 0] = node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `O Node.js ${node} é antigo: o site precisa do 20.19 ou mais novo. Instale o de https://nodejs.org`,
  )
  process.exit(1)
}
