import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { generate } from '@/build/generate'
import type { ContentSize } from '@/fixtures/generate-company'
import { companyDay } from '@/model/brazil/time-zone'
import { launchItems, launchSummary } from '@/model/launch/launch-check'
import { FIXTURE_FOLDER, GENERATED_FOLDER, OWNER_FOLDER, outputFolder } from '@/model/site/folder'
import { contentFolder } from './shared/content-folder'
import { runMain } from './shared/process'

/*
 * `npm run build`: checks the content, generates the pictures and builds the site.
 * `npm run build -- fixtures/company` builds the content of another folder, `npm run build -- min`
 * and `npm run build -- max` a generated company with the fewest and with the most items and fields.
 */

const GENERATED_COMPANY_FOLDER = `${GENERATED_FOLDER}/company`

/**
 * Generates a company and writes its content files, with the photos of the fixture company.
 * @returns the folder of the files
 */
async function writeGeneratedCompany(size: ContentSize): Promise<string> {
  const { generateCompany } = await import('@/fixtures/generate-company')
  mkdirSync(GENERATED_COMPANY_FOLDER, { recursive: true })
  cpSync(`${FIXTURE_FOLDER}/fotos`, `${GENERATED_COMPANY_FOLDER}/fotos`, { recursive: true })
  for (const [contentName, value] of Object.entries(generateCompany(size)))
    writeFileSync(`${GENERATED_COMPANY_FOLDER}/${contentName}.json`, JSON.stringify(value, null, 2))
  return GENERATED_COMPANY_FOLDER
}

process.env.NEXT_TELEMETRY_DISABLED = '1'

await runMain(async () => {
  // Turbopack reads `#` in a path as the start of a query, and stops with a stack of errors.
  if (process.cwd().includes('#'))
    throw new Error(`Next cannot build in ${process.cwd()}. Rename the folder without “#”.`)
  const [, , argument] = process.argv
  const folder =
    argument === 'min' || argument === 'max'
      ? await writeGeneratedCompany(argument)
      : contentFolder(argument)
  const { content, upgradeNotes } = await generate(folder)
  // With `pipe`, the error message contains what Next wrote to stderr.
  execFileSync('next', ['build'], { stdio: 'pipe' })
  console.log(`The site is in ${outputFolder(folder)}/`)
  for (const line of upgradeNotes) console.log(line)
  if (folder === OWNER_FOLDER)
    console.log(launchSummary(launchItems(content, companyDay(content.company, new Date()))))
})
