import { z } from 'zod'
import { siteContent } from '@/content/schema'

const fileOf = (key: string) => `.vscode/schemas/${key}.generated.json`

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`

/** The JSON Schema of each file of content/, and the settings by which VS Code finds them, by file name. */
export function schemaFiles(): Record<string, string> {
  const rules = Object.entries(siteContent.shape)
  const schemas = rules.map(([key, rule]) => [
    fileOf(key),
    json(z.toJSONSchema(rule, { target: 'draft-7', io: 'input' })),
  ])
  const mapped = rules.map(([key]) => ({
    fileMatch: [`/content/${key}.json`],
    url: `./${fileOf(key)}`,
  }))
  return {
    ...Object.fromEntries(schemas),
    '.vscode/settings.json': json({ 'json.schemas': mapped }),
  }
}
