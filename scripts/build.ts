import { execFileSync } from 'node:child_process'
import { generate } from '@/build/generate'
import { companyDay } from '@/model/brazil/time-zone'
import { launchItems, launchSummary } from '@/model/launch/launch-check'
import { OWNER_FOLDER, outputFolder } from '@/model/site/folder'
import { contentFolder } from './shared/content-folder'
import { runMain } from './shared/process'

/*
 * `npm run build`: checks the content, generates the pictures and builds the site.
 * `npm run build -- fixtures/company` builds the content of another folder.
 */

process.env.NEXT_TELEMETRY_DISABLED = '1'

await runMain(async () => {
  // Turbopack reads `#` in a path as the start of a query, and stops with a stack of errors.
  if (process.cwd().includes('#'))
    throw new Error(`Next cannot build in ${process.cwd()}. Rename the folder without “#”.`)
  const folder = contentFolder(process.argv[2])
  const { content, upgradeNotes } = await generate(folder)
  // With `pipe`, the error message contains what Next wrote to stderr.
  execFileSync('next', ['build'], { stdio: 'pipe' })
  console.log(`The site is in ${outputFolder(folder)}/`)
  for (const line of upgradeNotes) console.log(line)
  if (folder === OWNER_FOLDER)
    console.log(launchSummary(launchItems(content, companyDay(content.company, new Date()))))
})
