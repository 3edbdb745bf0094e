import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { filesBelow } from '@/scripts/shared/files'

/** For tests that hold for the content as it is delivered: a hash of what the owner may change. */
export function hashOfContent(): string {
  const hash = createHash('sha256')
  for (const path of filesBelow('content').filter((file) => file.endsWith('.json')))
    hash.update(readFileSync(`content/${path}`))
  return hash.digest('hex').slice(0, 16)
}
