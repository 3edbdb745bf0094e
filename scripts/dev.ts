import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '@/build/files'
import { OWNER_FOLDER } from '@/model/reading/folder'
import { run } from './shared/process'

/*
 * `npm run dev`: serves the site for development. After a change of the content or a picture,
 * generates .generated/ again, which `next dev` watches.
 */

const generateFiles = () => run('tsx', ['scripts/generate.ts'])

if (generateFiles()) {
  const options = process.argv.slice(2)
  spawn('next', ['dev', ...options], { stdio: 'inherit' }).on('exit', (code) =>
    process.exit(code ?? 1),
  )
  let timer: NodeJS.Timeout | undefined
  const files = [OWNER_FOLDER, 'art'].flatMap((folder) =>
    filesBelow(folder).map((file) => join(folder, file)),
  )
  // Watches each folder, because a recursive watcher of Node 20 to 24 loses a file that is
  // replaced, and many editors replace files when they save.
  for (const folder of new Set(files.map(dirname)))
    watch(folder, () => {
      clearTimeout(timer)
      timer = setTimeout(generateFiles, 100)
    })
} else process.exitCode = 1
