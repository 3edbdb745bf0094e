import { serve, urlOf } from '@/build/hosts/server'
import { buildEditor, EDITOR_OUT_FOLDER } from '@/editor/build/build-editor'
import { runMain } from './shared/process'

/*
 * `npm run editor`: builds the owner's editor. With `--serve`, also serves the editor on this
 * machine, where saves still change the repository on GitHub.
 */

await runMain(async () => {
  const folder = await buildEditor()
  console.log(`The editor of ${folder}/ is in ${EDITOR_OUT_FOLDER}/`)
  if (process.argv.includes('--serve')) {
    const server = await serve(EDITOR_OUT_FOLDER, process.env.PORT || 3001)
    console.log(`The editor is at ${urlOf(server)}/editor/ (to stop: Ctrl+C)`)
  }
})
