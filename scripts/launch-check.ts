/**
 * `npm run launch-check`: lists samples, missing facts and unconfirmed claims in Portuguese, for
 * the owner. Exits with 1 if one of them blocks a launch.
 */
import { launchItems, launchLine } from '@/content/launch/items'
import { readCheckedContent } from '@/content/read'
import { describePath } from '@/content/validation'
import { dayInBrazil } from '@/lib/day'
import { runMain } from './shared/process'

await runMain(() => {
  const items = launchItems(readCheckedContent(), dayInBrazil(new Date()))
  for (const { blocks, path, what, why, todo } of items) {
    console.log(`${blocks ? 'IMPEDE A PUBLICAÇÃO' : 'RECOMENDADO'}. ${describePath(path)}`)
    console.log(`  ${what}\n  Por quê: ${why}\n  O que fazer: ${todo}\n`)
    if (blocks) process.exitCode = 1
  }
  console.log(launchLine(items))
})
