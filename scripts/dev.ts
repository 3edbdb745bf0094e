import { spawn } from 'node:child_process'
import { OWNER_FOLDER } from '@/model/site/folder'
import { run } from './shared/process'

/*
 * `npm run dev`: serves the site for development. After a change of the content, a picture or the
 * model, generates .generated/ again, which `next dev` watches.
 */

const GENERATE = 'scripts/generate.ts'

if (run('tsx', [GENERATE])) {
  const watched = [OWNER_FOLDER, 'art'].flatMap((folder) => ['--include', `${folder}/**/*`])
  const generator = spawn('tsx', ['watch', '--clear-screen=false', ...watched, GENERATE], {
    // Without input, because a return key would start the generator again.
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' }).on('exit', (code) => {
    generator.kill()
    process.exit(code ?? 1)
  })
} else process.exitCode = 1
