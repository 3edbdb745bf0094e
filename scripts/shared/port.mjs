import { createServer } from 'node:net'

/**
 * A port that nothing listens on, so that a site being served is no obstacle.
 * @param {number} wanted taken if it is free
 * @param {string} [host] every address of this machine where none is named
 * @returns {Promise<number>}
 */
export function freePort(wanted = 0, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) =>
      wanted === 0 ? reject(error) : resolve(freePort(wanted + 1, host)),
    )
    server.listen(wanted, host, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
