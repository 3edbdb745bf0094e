import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { filesBelow } from '@/scripts/shared/files'

const POLL_MS = 300

/** Undefined while a file is on its way: editors write beside it and rename. */
function snapshot(): string | undefined {
  try {
    return filesBelow('content')
      .map((name) => {
        const { mtimeMs, size } = statSync(join('content', name))
        return `${name} ${mtimeMs} ${size}`
      })
      .join('\n')
  } catch {
    return undefined
  }
}

/**
 * Comes back each time that something below content/ was saved since this call and no more is being written.
 * It looks at the files themselves: no editor, cloud folder or network drive hides a save from that.
 */
export async function* saves(seen = snapshot()): AsyncGenerator<void> {
  for (let last = seen; ; ) {
    await delay(POLL_MS)
    const now = snapshot()
    if (now !== undefined && now === last && now !== seen) {
      seen = now
      yield
    }
    last = now
  }
}
