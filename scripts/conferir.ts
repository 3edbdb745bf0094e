/**
 * `npm run conferir`: what is missing before a launch and, once something was put together to go up, whether
 * the published site is that.
 */
import { existsSync, readFileSync } from 'node:fs'
import { UPLOAD } from './owner/upload'
import { run } from './shared/set-up.mjs'

const RULES = 'hosting/rules.json'

const ready = run('npm', ['run', '--silent', 'launch-check'])
if (!ready) process.exitCode = 1
else if (existsSync(UPLOAD) && existsSync(RULES)) {
  const { siteUrl }: { siteUrl: string } = JSON.parse(readFileSync(RULES, 'utf8'))
  console.log(`\nConferindo o site publicado em ${siteUrl}…\n`)
  if (!run('npm', ['run', '--silent', 'deploy:check', '--', siteUrl])) process.exitCode = 1
}
