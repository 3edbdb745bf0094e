import * as z from 'zod'
import type { ParsedKind } from './descriptor'

/**
 * Returns a function that returns the schemas of strings that people write in several notations.
 * @param parse returns the value in its only stored notation, or undefined for any other text
 * @param error Portuguese message, such as “não é um e-mail”
 * @param meta what else the kind has
 */
export const parsedText =
  (
    kind: ParsedKind,
    parse: (typed: string) => string | undefined,
    error: string,
    meta?: z.GlobalMeta,
  ) =>
  (title: string, example: string) =>
    z
      .string()
      .overwrite((typed) => parse(typed) ?? typed)
      .refine((value) => parse(value) === value, { error })
      .meta({ title, example, field: { kind }, ...meta })
