import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import compression from 'compression'
import sirv from 'sirv'
import { decodeIfValid } from '@/model/values/url'
import { HOST_FILES } from './host-files'
import { CACHE_REVALIDATE, REDIRECTS } from './http-headers'

/**
 * Parses `_headers` as Cloudflare does: a path, which may end with `*`, then indented headers. All
 * rules that match a path apply, in order. Values of the same header are joined, and `! Name`
 * removes the header of earlier rules, as the editor's file does.
 * @param text content of the file
 * @returns a function that returns the headers of a path
 */
export function parseHeaders(text: string): (path: string) => Record<string, string> {
  const rules = text.split(/\n(?=\S)/).map((section) => {
    const [pattern = '', ...lines] = section.trim().split(/\n\s*/)
    return { pattern, lines }
  })
  return (path) => {
    const headers = new Map<string, string>()
    const matching = rules.filter(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    for (const line of matching.flatMap(({ lines }) => lines)) {
      const [name = '', value = ''] = line.split(/: (.*)/, 2)
      const before = headers.get(name)
      if (line.startsWith('! ')) headers.delete(line.slice(2))
      else headers.set(name, before === undefined ? value : `${before}, ${value}`)
    }
    return Object.fromEntries(headers)
  }
}

/**
 * Returns a request handler that works like a CDN: paths without `.html`, 404.html with status 404,
 * compression, redirects, and the rules in the site's `_headers`.
 * @param folder folder of the site
 * @param quality Brotli quality, 0 to 11; a CDN uses 11, because it stores compressed files
 */
export function siteHandler(folder: string, quality = 4): RequestListener {
  const headersOf = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'))
  const notFoundPage = readFileSync(join(folder, '404.html'))
  const notFound: RequestListener = (request, response) => {
    response.setHeader('Cache-Control', CACHE_REVALIDATE)
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : notFoundPage)
  }
  const compress = compression({
    threshold: 512,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
  })
  const files = sirv(folder, { etag: true, extensions: ['html'], onNoMatch: notFound })

  return (request, response) => {
    const [, typedPath = '/', query = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? []
    // Decodes the path first, as the file server does.
    const path = decodeIfValid(typedPath)
    response.setHeader('Cache-Control', CACHE_REVALIDATE)
    for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value)
    const target = REDIRECTS[path]
    if (target) response.writeHead(301, { Location: target + query }).end()
    else if (Object.hasOwn(HOST_FILES, path.replace(/^\/+|\/+$/g, ''))) notFound(request, response)
    else compress(request, response, () => files(request, response))
  }
}

/**
 * Serves a built site over HTTP/1.1.
 * @param port 0 for a free port; a text from the environment may be no number
 * @returns the server, once it listens
 * @throws if the port is in use or not a port number
 */
export async function serve(folder: string, port: number | string): Promise<Server> {
  const server = createServer(siteHandler(folder))
  try {
    await once(server.listen(Number(port)), 'listening')
  } catch (cause) {
    throw new Error(`PORT ${port} is in use or not a port number. Example: PORT=3005`, { cause })
  }
  return server
}

export function urlOf(server: Server): string {
  const { port } = server.address() as AddressInfo
  return `http://localhost:${port}`
}
