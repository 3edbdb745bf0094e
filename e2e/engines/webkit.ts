import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@/scripts/shared/port.mjs'
import { type Driver, HEIGHT, type Key } from './driver'

const KEYS: Readonly<Record<Key, string>> = { Tab: '\uE004', Escape: '\uE00C' }

/** It does not tell what stands in the console: what comes after a page has loaded is written down. */
const LISTEN = `(() => {
  window.heard = []
  addEventListener('error', ({ message }) => heard.push('uncaught: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => heard.push('uncaught: ' + reason))
  for (const level of ['error', 'warn']) console[level] = (...words) => heard.push(words.join(' '))
})()`

/**
 * WebKitGTK's own browser on a display that nobody sees, driven by the WebDriver protocol. The libraries for
 * it want a newer Node than this project, and would be larger than what is needed of it.
 */
export async function webkit(): Promise<Driver> {
  const port = await freePort()
  const screen = ['-a', '-s', '-screen 0 1600x1200x24']
  const server = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`], {
    // The script, the display and the driver are stopped as one group.
    detached: true,
    stdio: 'ignore',
  })
  const stop = () => process.kill(-Number(server.pid))
  async function call(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`)
    return value
  }
  async function start() {
    for (let tries = 0; tries < 50; tries++) {
      if (await call('GET', '/status').catch(() => false)) break
      await delay(200)
    }
    return call('POST', '/session', { capabilities: {} })
  }
  const { sessionId, capabilities } = await start().catch((error) => {
    stop()
    throw error
  })
  const session = (path: string, body: object) => call('POST', `/session/${sessionId}${path}`, body)
  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    session('/actions', { actions: [{ type, id: type, actions }] })
  const evaluate = (expression: string) =>
    session('/execute/sync', { script: `return ${expression}`, args: [] })
  const errors: string[] = []
  const collect = async () => {
    errors.push(...(await evaluate('window.heard?.splice(0) ?? []')))
  }
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    narrow: 447,
    ratios: [1],
    resize: (width) => session('/window/rect', { width, height: HEIGHT }),
    goto: async (address) => {
      await collect()
      await session('/url', { url: address })
      await evaluate(LISTEN)
    },
    evaluate,
    click: (x, y) =>
      act('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) =>
      act('key', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ]),
    screenshot: async () =>
      Buffer.from(await call('GET', `/session/${sessionId}/screenshot`), 'base64'),
    consoleErrors: async () => {
      await collect()
      return errors.splice(0)
    },
    close: () => call('DELETE', `/session/${sessionId}`).finally(stop),
  }
}
