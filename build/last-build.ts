import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { GENERATED_FOLDER, PUBLIC_FOLDER } from '@/model/site/folder'
import { IMAGES_PATH } from '@/model/site/published-files'
import type { GeneratedSite } from './generate'

const FOLDER = `${GENERATED_FOLDER}/last-build`
const FILE = `${FOLDER}/site.json`

type LastBuild = GeneratedSite & {
  /** All styles of the pages, with the class names of the source. */
  styles: string
}

/** The folder of the pictures of the last build, with those that no page shows. */
export const LAST_BUILD_IMAGES = `${FOLDER}${IMAGES_PATH}`

/**
 * Keeps what the editor and the tests need besides the built site. A copy, because `npm run dev` and
 * `npm run unit` generate other files, and remove pictures.
 */
export function keepLastBuild(build: LastBuild): void {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync(`${PUBLIC_FOLDER}${IMAGES_PATH}`, LAST_BUILD_IMAGES, { recursive: true })
  writeFileSync(FILE, JSON.stringify(build))
}

/**
 * Reads what the last build kept.
 * @throws if there was no build
 */
export function readLastBuild(): LastBuild {
  if (!existsSync(FILE)) throw new Error('Run "npm run build" first.')
  return JSON.parse(readFileSync(FILE, 'utf8'))
}
