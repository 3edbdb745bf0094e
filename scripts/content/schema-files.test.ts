import { readFileSync } from 'node:fs'
import { schemaFiles } from './schema-files'

it.each(Object.entries(schemaFiles()))(
  '%s follows the schema: npx tsx scripts/schemas.ts',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
