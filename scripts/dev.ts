import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '@/build/files'
import { companyFolder } from '@/model/folder'
import { run } from './shared/process'

/*
 * `npm run dev`: serves the site for development. After a change of the content or a picture,
 * generates .generated/ again, which `next dev` watches.
 */

const generateArt = () => run('tsx', ['scripts/art.ts'])

if (generateArt()) {
  const options = process.argv.slice(2)
  spawn('next', ['dev', ...options], { stdio: 'inherit' }).on('exit', (code) =>
    process.exit(code ?? 1),
  )
  let timer: NodeJS.Timeout | undefined
  const files = [companyFolder(), 'art'].flatMap((folder) =>
    filesBelow(folder).map((file) => join(folder, file)),
  )
  // Watches each folder, because a recursive watcher of Node 20 loses a file that is replaced, and
  // many editors replace files when they save.
  for (const folder of new Set(files.map(dirname)))
    watch(folder, () => {
      clearTimeout(timer)
      timer = setTimeout(generateArt, 100)
    })
} else process.exitCode = 1
