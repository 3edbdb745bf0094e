import { mkdirSync, writeFileSync } from 'node:fs'
import { checkedContent } from '@/content/read'
import { runMain } from './shared/process'

/*
 * Generates public/ and .generated/ for one company: the pictures, their names and the style sheet
 * of the palette. Other commands run this script first.
 */

await runMain(async () => {
  const content = checkedContent()
  mkdirSync('.generated', { recursive: true })
  writeFileSync('.generated/content.json', JSON.stringify(content))
  // Imported only now, because content/site.ts imports the file written above.
  const { publishPictures } = await import('@/art/publish')
  await publishPictures()
})
