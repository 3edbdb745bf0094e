import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@/scripts/shared/port.mjs'
import { type Driver, HEIGHT, type Key, pause } from './driver'

const KEYS: Readonly<Record<Key, string>> = { Tab: '\uE004', Escape: '\uE00C' }

/** It does not tell what stands in the console: what comes after a page has loaded is written down. */
const LISTEN = `(() => {
  window.heard = []
  addEventListener('error', ({ message }) => heard.push('uncaught: ' + message))
  addEventListener('unhandledrejection', ({ reason }) => heard.push('uncaught: ' + reason))
  for (const level of ['error', 'warn']) console[level] = (...words) => heard.push(words.join(' '))
})()`

/** A display that nobody sees. */
async function display(): Promise<{ screen: ChildProcess; number: string }> {
  const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] ?? screen, 'data')
  return { screen, number: String(number).trim() }
}

/**
 * WebKitGTK's own browser, driven by the WebDriver protocol. The libraries for it want a newer Node than
 * this project, and would be larger than what is needed of it.
 */
export async function webkit(): Promise<Driver> {
  const { screen, number } = await display()
  const port = await freePort()
  const server = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  })
  const stop = () => {
    server.kill()
    screen.kill()
  }
  async function call(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`)
    return value
  }
  try {
    for (let tries = 0; tries < 50; tries++) {
      if (await call('GET', '/status').catch(() => false)) break
      await pause(200)
    }
    const { sessionId, capabilities } = await call('POST', '/session', { capabilities: {} })
    const session = (path: string, body?: object) =>
      call(body ? 'POST' : 'GET', `/session/${sessionId}${path}`, body)
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
      resize: async (width) => {
        await session('/window/rect', { width, height: HEIGHT })
      },
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
      screenshot: async () => Buffer.from(await session('/screenshot'), 'base64'),
      consoleErrors: async () => {
        await collect()
        return errors.splice(0)
      },
      close: async () => {
        await call('DELETE', `/session/${sessionId}`).finally(stop)
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}
