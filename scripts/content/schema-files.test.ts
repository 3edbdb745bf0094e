import { readFileSync } from 'node:fs'
import { schemaFiles } from './schema-files'

it.each(Object.entries(schemaFiles()))(
  '%s follows the schema: npx tsx scripts/schemas.ts',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

it('gives VS Code a schema for each file of the content', () => {
  const settings: { 'json.schemas': { fileMatch: string[]; url: string }[] } = JSON.parse(
    readFileSync('.vscode/settings.json', 'utf8'),
  )
  const mapped = settings['json.schemas'].map(({ fileMatch, url }) => [fileMatch, url])
  expect(mapped).toEqual(
    Object.keys(schemaFiles()).map((file) => {
      const part = file.replace(/^.*\/|\.generated\.json$/g, '')
      return [[`/content/${part}.json`], `./${file}`]
    }),
  )
})
