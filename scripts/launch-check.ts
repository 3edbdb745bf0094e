/**
 * `npm run launch-check`: lists samples, missing facts and unconfirmed claims in Portuguese, for
 * the owner. Exits with 1 if one of them blocks a launch. An argument names another folder of
 * content.
 */

import { readCompany } from '@/build/read-content'
import { companyDay } from '@/model/brazil/time-zone'
import { launchItems, launchSummary } from '@/model/launch/launch-check'
import { describePath } from '@/model/schema/field-at'
import { contentFolder } from './shared/content-folder'
import { runMain } from './shared/process'

await runMain(() => {
  const folder = contentFolder(process.argv[2])
  const { content, upgradeNotes } = readCompany(folder)
  const items = launchItems(content, companyDay(content.company, new Date()))
  for (const { blocks, path, paths = [], finding, reason, remedy } of items) {
    console.log(`${blocks ? 'IMPEDE A PUBLICAÇÃO' : 'RECOMENDADO'}. ${describePath(path, folder)}`)
    console.log(`  ${finding}`)
    for (const place of paths) console.log(`  - ${describePath(place, folder)}`)
    console.log(`  Por quê: ${reason}\n  O que fazer: ${remedy}\n`)
    if (blocks) process.exitCode = 1
  }
  for (const line of upgradeNotes) console.log(line)
  console.log(launchSummary(items))
})
