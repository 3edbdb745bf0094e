import { z } from 'zod'
import { siteContent } from '@/content/schema'

/** The JSON Schema of each file of content/, by the name of its own file: .vscode/settings.json maps them. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(siteContent.shape).map(([part, rule]) => [
      `.vscode/schemas/${part}.generated.json`,
      `${JSON.stringify(z.toJSONSchema(rule, { target: 'draft-7', io: 'input' }), null, 1)}\n`,
    ]),
  )
