import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { companyFolder, OWNER, outputFolder } from '@/content/folder'
import { launchItems, launchLine } from '@/content/launch/items'
import { checkedContent } from '@/content/read'
import type { Extent } from '@/fixtures/any-company'
import { dayInBrazil } from '@/lib/day'
import { runMain } from './shared/process'

/*
 * `npm run build`: checks the content, makes the pictures and builds the site. With a folder, of another
 * company: `npm run build -- fixtures/company`. With an extent and a seed, of a company that the schema accepts:
 * `npm run build -- most 7`, or `least` or `any`.
 */

const GENERATED = '.generated/company'

/** @returns the folder that the arguments ask for */
async function chosenFolder([name = OWNER, seed]: readonly string[]): Promise<string> {
  if (!seed) return name
  const { anyCompany } = await import('@/fixtures/any-company')
  mkdirSync(GENERATED, { recursive: true })
  for (const [part, value] of Object.entries(anyCompany(name as Extent, Number(seed))))
    writeFileSync(`${GENERATED}/${part}.json`, JSON.stringify(value, null, 2))
  return GENERATED
}

const folder = await chosenFolder(process.argv.slice(2))
process.env.COMPANY = folder
process.env.NEXT_TELEMETRY_DISABLED = '1'

await runMain(async () => {
  const content = checkedContent()
  execFileSync('npx', ['--no-install', 'tsx', 'scripts/art.ts'], { stdio: 'inherit' })
  // Its error tells what Next wrote to stderr. The last site stays then.
  execFileSync('npx', ['--no-install', 'next', 'build'], { stdio: 'pipe' })
  console.log(`The site is in ${outputFolder(companyFolder())}/`)
  if (folder === OWNER) console.log(launchLine(launchItems(content, dayInBrazil(new Date()))))
})
