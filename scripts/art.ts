import './shared/node-version.mjs'
import { parseContent } from '@/content/problems'
import { readContent } from './content/read'
import { command } from './shared/process'

/*
 * `npm run art`: checks the content, then draws. Wrong content would be drawn twice.
 */

await command(async () => {
  parseContent(readContent())
  await import('@/art/draw')
})
