/** Describes fields to the editor, which makes its forms from the metadata of the schema. */
import * as z from 'zod'

/**
 * Kinds of strings, by the names of their folders here. The input of a kind is in
 * editor/form/input.tsx.
 */
export type StringKind =
  | 'cnpj'
  | 'code'
  | 'day'
  | 'email'
  | 'link'
  | 'phone'
  | 'photo'
  | 'postal-code'
  | 'price'
  | 'text'
  | 'time'

declare module 'zod' {
  interface GlobalMeta {
    examples?: readonly unknown[]
    enumDescriptions?: readonly string[]
    /** Minimum and maximum count of a list's items. */
    minItems?: number
    maxItems?: number
    /** Fields of a list's items, of which one differs between any two items. */
    uniqueFields?: readonly string[]
    /** True for a value that the owner sets by a button or by the input of another field. */
    hasNoInput?: boolean
    /** The placeholder that a `template` requires. */
    placeholder?: string
    /** Kind of a string. The types of zod tell other kinds apart. */
    kind?: StringKind
  }
}

/** Returns the schema inside `optional()` or `default()`, or the schema itself. */
export const unwrapSchema = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapSchema(schema.unwrap())
    : schema

/**
 * Returns the title, examples and other metadata of a schema. Those of `optional()` or `default()`
 * come before those of the schema inside.
 */
export function metadataOf(schema: unknown): z.core.GlobalMeta | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return isWrapper ? { ...metadataOf(schema.unwrap()), ...schema.meta() } : schema.meta()
}
