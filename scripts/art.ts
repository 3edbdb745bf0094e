import './shared/node-version.mjs'
import { pictures } from '@/lib/pictures'
import { contentProblems } from './content/problems'
import { readContent } from './content/read'

/*
 * `npm run art`: holds the content to its rules, with every picture as if it were there, and then draws. A
 * drawing of what is wrong would have to be made anew.
 */

try {
  const problems = contentProblems(await readContent(), Object.keys(pictures))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  await import('@/art/draw')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
