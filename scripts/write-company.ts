import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { FIXTURE_FOLDER } from '@/fixtures/folder'
import { generateCompany } from '@/fixtures/generate-company'
import { GENERATED_FOLDER } from '@/model/site/folder'

/*
 * `npm run company -- min` and `-- max`: generates the content of a company with the fewest and with the most items
 * and fields, and the photos of the fixture company, for `npm run build -- .generated/company`.
 */

const FOLDER = `${GENERATED_FOLDER}/company`

mkdirSync(FOLDER, { recursive: true })
cpSync(`${FIXTURE_FOLDER}/fotos`, `${FOLDER}/fotos`, { recursive: true })
const company = generateCompany(process.argv[2] === 'max' ? 'max' : 'min')
for (const [contentName, value] of Object.entries(company))
  writeFileSync(`${FOLDER}/${contentName}.json`, JSON.stringify(value, null, 2))
