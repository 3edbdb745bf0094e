import { z } from 'zod'
import { siteContent } from '@/content/schema'

/**
 * What messages and examples read of the schema, as JSON Schema tells it: the rules of a value, those
 * of the values below it, and the meta that content/schema/parts.ts speaks of.
 */
export type Schema = {
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  enum?: readonly string[]
  const?: unknown
  example?: unknown
  wrong?: string
  file?: string
}

// Without references, unions and patterns of keys, of which the schema has none, this is all there is.
const tree = z.toJSONSchema(siteContent, { unrepresentable: 'any' }) as Schema

/** The schema of the value at a path: `['home', 'services', 'items', 2, 'slug']`. */
export function schemaAt(path: readonly PropertyKey[]): Schema {
  return path.reduce<Schema>(
    (schema, step) => schema.items ?? schema.properties?.[String(step)] ?? {},
    tree,
  )
}

/** The parts of the content, each an export of the file that it names. */
export const PARTS = Object.keys(tree.properties ?? {})

/** The file that exports a part. */
export function fileOf(part: string): string {
  return schemaAt([part]).file ?? `content/${part}.ts`
}
