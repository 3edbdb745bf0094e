import { mkdirSync, writeFileSync } from 'node:fs'
import { checkedContent } from '@/content/read'
import { runMain } from './shared/process'

/*
 * Makes public/ and .generated/: the pictures, their names and the style sheet of the palette, with the colours and
 * photos of one company. Other commands begin with it.
 */

await runMain(async () => {
  const content = checkedContent()
  mkdirSync('.generated', { recursive: true })
  writeFileSync('.generated/content.json', JSON.stringify(content))
  // Pictures are made from the content, so their code is loaded only once that is right.
  const { publishPictures } = await import('@/art/publish')
  await publishPictures()
})
