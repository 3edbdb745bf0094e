/**
 * `npm run launch-check`: lists samples, missing facts and unconfirmed claims in Portuguese, for
 * the owner. Exits with 1 if one of them blocks a launch. An argument names another folder of content.
 */

import { OWNER_FOLDER } from '@/model/folder'
import { dayInBrazil } from '@/model/format/day'
import { launchItems, launchSummary } from '@/model/launch/launch-check'
import { readCheckedContent } from '@/model/read'
import { describePath } from '@/model/validation'
import { runMain } from './shared/process'

await runMain(() => {
  const [folder = OWNER_FOLDER] = process.argv.slice(2)
  const items = launchItems(readCheckedContent(folder), dayInBrazil(new Date()))
  for (const { blocks, path, finding, reason, remedy } of items) {
    console.log(`${blocks ? 'IMPEDE A PUBLICAÇÃO' : 'RECOMENDADO'}. ${describePath(path)}`)
    console.log(`  ${finding}\n  Por quê: ${reason}\n  O que fazer: ${remedy}\n`)
    if (blocks) process.exitCode = 1
  }
  console.log(launchSummary(items))
})
