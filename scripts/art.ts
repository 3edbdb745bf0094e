import './shared/node-version.mjs'
import { parseContent } from '@/content/problems'
import { readContent } from './content/read'
import { command } from './shared/process'

/*
 * `npm run art`: holds the content to its rules, and then draws. A drawing of what is wrong would have to be
 * made anew.
 */

await command(async () => {
  parseContent(readContent())
  await import('@/art/draw')
})
