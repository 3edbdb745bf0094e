import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './error-code'

/** No build takes as long: the process that an older file names is another one of the same number. */
const STALE_MS = 15 * 60_000

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Whether the process that the file names still works, and was not ended. */
function isHeld(lockFile: string): boolean {
  const old = Date.now() - statSync(lockFile).mtimeMs > STALE_MS
  return !old && isRunning(Number(readFileSync(lockFile, 'utf8')))
}

/**
 * Keeps other processes from a work that two may not do at once, until this one ends.
 * @param lockFile names the process
 * @returns whether this one may start
 */
export function acquireLock(lockFile: string): boolean {
  mkdirSync(dirname(lockFile), { recursive: true })
  for (const flag of ['wx', 'w']) {
    try {
      writeFileSync(lockFile, String(process.pid), { flag })
      process.once('exit', () => rmSync(lockFile, { force: true }))
      return true
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      if (isHeld(lockFile)) return false
    }
  }
  return false
}
