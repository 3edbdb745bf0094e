import { generate } from '@/build/generate'
import { OWNER_FOLDER } from '@/model/reading/folder'
import { runMain } from './shared/process'

/*
 * Generates public/ and .generated/ for the owner's content, or that of the folder in the first
 * argument, without a build. `npm run dev` and `npm run unit` run this script.
 */

await runMain(() => generate(process.argv[2] ?? OWNER_FOLDER))
