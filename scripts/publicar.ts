/**
 * `npm run publicar`: draws what is old, checks, builds, and puts together the folder that goes up, with what
 * to do with it.
 */
import { readState, redraw } from './owner/content'
import { open } from './owner/open'
import { addToUpload, UPLOAD, uploadSteps } from './owner/upload'
import { command } from './shared/process'
import { run } from './shared/set-up.mjs'

/** @throws with what it means that the command fails */
function must(command: string, failure: string): void {
  if (!run('npm', ['run', '--silent', command])) throw new Error(`\n${failure}`)
}

await command(async () => {
  await redraw((await readState()).stale)
  // Before the build: it takes a second, and the build half a minute.
  must('launch-check', 'Nada foi preparado para enviar: falta o que está em IMPEDE A PUBLICAÇÃO.')
  must('build', 'Nada foi preparado para enviar.')
  // Only now, as a slip in the file would stop this one before it can say so in the owner's words.
  const { company } = await import('@/content/site')
  console.log(uploadSteps(company.siteUrl, addToUpload('out', UPLOAD)))
  open('publicado')
})
