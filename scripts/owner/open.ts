import { spawn } from 'node:child_process'

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { win32: 'explorer', darwin: 'open' }

/** Opens an address in the browser, or a folder in the file manager; without either, what was printed says it. */
export function open(target: string): void {
  spawn(OPENERS[process.platform] ?? 'xdg-open', [target], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
