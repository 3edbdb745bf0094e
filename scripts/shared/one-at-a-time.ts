import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode } from './error-code'

/** No build takes as long: the process of a mark as old is another one of the same number. */
const OLD_MS = 15 * 60_000

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Whether a mark is of a process that still works, and not of one that was ended. */
function holds(mark: string): boolean {
  const old = Date.now() - statSync(mark).mtimeMs > OLD_MS
  return !old && isRunning(Number(readFileSync(mark, 'utf8')))
}

/**
 * Marks the start of a work that two processes may not do at once, until this one ends.
 * @param mark file that names the process
 * @returns whether it may start
 */
export function startAlone(mark: string): boolean {
  mkdirSync(dirname(mark), { recursive: true })
  for (const flag of ['wx', 'w']) {
    try {
      writeFileSync(mark, String(process.pid), { flag })
      process.once('exit', () => rmSync(mark, { force: true }))
      return true
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      if (holds(mark)) return false
    }
  }
  return false
}
