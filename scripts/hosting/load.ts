import { Agent, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { isLoopback } from './request'

const TICK_MS = 20

export type LoadResult = { sent: number; failed: number; firstFailure: string }

/**
 * Asks for the given paths in turn at a steady rate, over connections that stay open.
 * @param base origin of a server on this machine; no other is ever loaded
 */
export async function load(
  base: string,
  paths: readonly string[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadResult> {
  if (!isLoopback(base)) throw new Error(`${base} is not on this machine`)
  const agent = new Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false })
  const result: LoadResult = { sent: 0, failed: 0, firstFailure: 'none' }
  const fail = (reason: string) => {
    result.failed += 1
    if (result.failed === 1) result.firstFailure = reason
  }
  const ask = (path: string, again = false) =>
    new Promise<void>((resolve) => {
      const connection = again ? { agent: false, rejectUnauthorized: false } : { agent }
      const call = request(`${base}${path}`, { ...connection, timeout: 10_000 }, (response) => {
        if (response.statusCode !== 200) fail(`${path}: ${response.statusCode}`)
        response.resume().once('close', resolve)
      })
      call.once('timeout', () => call.destroy(new Error('no answer within 10 s')))
      call.once('error', (error: NodeJS.ErrnoException) => {
        // The server closed a connection that was to be used again just then; every client asks once
        // more, on a new one (RFC 9110, section 9.2.2; Apache closes each after 100 requests).
        if (error.code === 'ECONNRESET' && !again) return resolve(ask(path, true))
        fail(`${path}: ${error.message}`)
        resolve()
      })
      call.end()
    })

  const calls: Promise<void>[] = []
  const start = performance.now()
  while (result.sent < perSecond * seconds) {
    const due = Math.min(
      perSecond * seconds,
      Math.ceil(((performance.now() - start) / 1000) * perSecond),
    )
    for (; result.sent < due; result.sent += 1)
      calls.push(ask(paths[result.sent % paths.length] ?? '/'))
    await sleep(TICK_MS)
  }
  await Promise.all(calls)
  agent.destroy()
  return result
}
