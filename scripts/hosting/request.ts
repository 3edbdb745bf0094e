import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { urlToHttpOptions } from 'node:url'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

export type Question = { method?: string; headers?: Record<string, string> }

const TIMEOUT_MS = 15_000

export function isLoopback(base: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(base).hostname)
}

/**
 * Sends one request with the path exactly as written; `fetch` would resolve `..`. A server on this
 * machine may have a self-signed certificate.
 * @param base origin of the site
 */
export function request(base: string, path: string, question: Question = {}): Promise<Answer> {
  const send = base.startsWith('https:') ? httpsRequest : httpRequest
  const place = urlToHttpOptions(new URL(base))
  const host = place.hostname ?? ''
  return new Promise((resolve, reject) => {
    const call = send(
      {
        ...place,
        // Node would take it from a foreign `Host`.
        ...(!isIP(host) && { servername: host }),
        ...question,
        path,
        timeout: TIMEOUT_MS,
        rejectUnauthorized: !isLoopback(base),
      },
      (response) => {
        const { statusCode: status = 0, headers } = response
        buffer(response).then((body) => resolve({ status, headers, body }), reject)
      },
    )
    call.once('timeout', () => call.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)))
    call.once('error', reject)
    call.end()
  })
}
