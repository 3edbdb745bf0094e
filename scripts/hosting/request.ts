import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const PATIENCE_MS = 15_000

export function isLoopback(base: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(base).hostname)
}

/**
 * One request whose path goes out as it is written, `..` and all, which `fetch` would resolve. A
 * server on this machine may have a certificate that nobody signed.
 * @param base origin of the site
 */
export function request(
  base: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(base)
  const send = protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const call = send(
      {
        hostname,
        port,
        path,
        method,
        headers,
        timeout: PATIENCE_MS,
        rejectUnauthorized: !isLoopback(base),
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    call.once('timeout', () => call.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)))
    call.once('error', reject)
    call.end()
  })
}
