import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { companyFolder } from '@/content/folder'
import { run } from './shared/process'

/*
 * `npm run dev`: serves the site for development. A change of the content or of a picture makes .generated/ anew,
 * which the pages watch.
 */

const art = () => run('npx', ['--no-install', 'tsx', 'scripts/art.ts'])

if (art()) {
  const options = process.argv.slice(2)
  spawn('npx', ['--no-install', 'next', 'dev', ...options], { stdio: 'inherit' }).on(
    'exit',
    (code) => process.exit(code ?? 1),
  )
  let timer: NodeJS.Timeout | undefined
  for (const folder of [companyFolder(), 'art'])
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer)
      timer = setTimeout(art, 100)
    })
} else process.exitCode = 1
