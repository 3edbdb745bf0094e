import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { filesBelow } from '@/scripts/shared/files'

/** For tests that hold for the content as it is delivered: a hash of what an owner may change in content/. */
export function contentHash(): string {
  const hash = createHash('sha256')
  for (const file of filesBelow('content'))
    if (!/\.test\.ts$|\.md$|^(schema|guia)\//.test(file))
      hash.update(readFileSync(`content/${file}`))
  return hash.digest('hex').slice(0, 16)
}
