/**
 * `npm run conferir`: what is missing before a launch and, once something was put together to go up, whether
 * the published site is that.
 */
import { existsSync } from 'node:fs'
import { readState, redraw } from './owner/content'
import { UPLOAD } from './owner/upload'
import { command } from './shared/process'
import { run } from './shared/set-up.mjs'

/** @throws with one line for each thing that is wrong */
async function check(): Promise<boolean> {
  await redraw((await readState()).stale)
  if (!run('npm', ['run', '--silent', 'launch-check'])) return false
  if (!existsSync(UPLOAD)) return true
  // Only now, as readState tells of a slip in the file in the owner's words.
  const { siteUrl } = (await import('@/content/site')).company
  console.log(`\nConferindo o site publicado em ${siteUrl}…\n`)
  return run('npm', ['run', '--silent', 'deploy:check', '--', siteUrl])
}

await command(async () => {
  if (!(await check())) process.exitCode = 1
})
