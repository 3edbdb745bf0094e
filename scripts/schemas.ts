// Run `npx tsx scripts/schemas.ts` after a change of content/schema*: code editors use these files to complete
// and check content/*.json.
import './shared/node-version.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { schemaFiles } from './content/schema-files'

mkdirSync('.vscode/schemas', { recursive: true })
for (const [file, text] of Object.entries(schemaFiles())) writeFileSync(file, text)
