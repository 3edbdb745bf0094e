import './shared/node-version.mjs'
import { contentProblems } from './content/problems'
import { readContent } from './content/read'
import { command } from './shared/process'

/*
 * `npm run art`: holds the content to its rules, and then draws. A drawing of what is wrong would have to be
 * made anew.
 */

await command(async () => {
  const problems = contentProblems(await readContent())
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await import('@/art/draw')
})
