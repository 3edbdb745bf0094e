import { createServer } from 'node:net'

/**
 * A port that nothing listens on, so that a site being served is no obstacle.
 * @param {number} first the first port to try; 0 takes any
 * @param {string} [host] every address of this machine where none is named
 * @returns {Promise<number>}
 */
export function freePort(first = 0, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error) =>
      first === 0 ? reject(error) : resolve(freePort(first + 1, host)),
    )
    server.listen(first, host, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
