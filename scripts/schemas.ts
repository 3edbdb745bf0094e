/** `npm run schemas`: by these files an editor completes and marks the fields of content/. */
import './shared/node-version.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { schemaFiles } from './content/schema-files'

mkdirSync('.vscode/schemas', { recursive: true })
for (const [file, text] of Object.entries(schemaFiles())) writeFileSync(file, text)
