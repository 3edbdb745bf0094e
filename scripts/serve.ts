import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { contentSecurityPolicy } from '../lib/content-security-policy'
import { cacheControl, REDIRECTS, securityHeaders } from '../lib/http-headers'

const METHODS = ['GET', 'HEAD']

/** The hashes in the pages' own policies, for the one policy of the header. */
function scriptHashes(folder: string): string[] {
  const pages = ['index.html', 'desentupimento.html', '404.html']
  const found = pages.flatMap(
    (page) => readFileSync(join(folder, page), 'utf8').match(/'sha256-[\w+/=]+'/g) ?? [],
  )
  return [...new Set(found)]
}

/**
 * Serves an export as a CDN does: addresses without `.html`, 404.html with status 404, compression,
 * caching and security headers.
 * @param port 0 takes a free one
 * @returns the listening server
 */
export function serve(folder: string, port: number): Promise<Server> {
  const policy = contentSecurityPolicy({
    scriptHashes: scriptHashes(folder),
    frameAncestors: true,
    analytics: readFileSync(join(folder, 'index.html'), 'utf8').includes('data-analytics'),
  })
  const notFoundPage = readFileSync(join(folder, '404.html'))
  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': cacheControl('/404'),
    })
    response.end(request.method === 'HEAD' ? undefined : notFoundPage)
  }
  const compress = compression({
    threshold: 512,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } },
  })
  const files = sirv(folder, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
    onNoMatch: notFound,
  })

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders(policy)))
      response.setHeader(name, value)
    if (!METHODS.includes(request.method ?? '')) {
      response.writeHead(405, { Allow: METHODS.join(', ') }).end()
      return
    }
    const [path = '/', query] = (request.url ?? '/').split('?', 2)
    const target = REDIRECTS[path]
    if (target) {
      response.writeHead(301, { Location: query ? `${target}?${query}` : target }).end()
      return
    }
    // The types of compression are written for Express, of which it uses nothing but Node's part.
    compress(request as never, response as never, () => files(request, response))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve(server))
  })
}

export function addressOf(server: Server): string {
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}`
}

if (import.meta.filename === process.argv[1]) {
  const port = Number(process.env.PORT ?? 3000)
  try {
    console.log(`Serving out/ at ${addressOf(await serve('out', port))}`)
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    console.error(
      taken ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm start` : String(error),
    )
    process.exitCode = 1
  }
}
