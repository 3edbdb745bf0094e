import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readCheckedContent } from '@/model/read'
import { runMain } from './shared/process'

/*
 * Generates public/ and .generated/ for one company: the pictures, their names and the style sheet
 * of the palette. Other commands run this script first.
 */

const CONTENT_PATH = '.generated/content.json'

await runMain(async () => {
  const content = JSON.stringify(readCheckedContent())
  mkdirSync('.generated', { recursive: true })
  // Keeps an unchanged file, because a test may be reading it.
  if (!existsSync(CONTENT_PATH) || readFileSync(CONTENT_PATH, 'utf8') !== content)
    writeFileSync(CONTENT_PATH, content)
  // Imported only now, because model/site.ts imports the file written above.
  const { generatePictures } = await import('@/build/art/generate')
  await generatePictures()
})
