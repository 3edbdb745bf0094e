import * as z from 'zod'
import { toKeyboardText } from '@/model/format/normalize-text'

/**
 * Returns the schema of a string that matches a pattern.
 * @param error Portuguese message, such as “não é um e-mail”
 */
export const patternText = (title: string, pattern: RegExp, error: string, example: string) =>
  z
    .string()
    .overwrite(toKeyboardText)
    .regex(pattern, { error })
    .meta({ title, examples: [example], kind: 'code' })

/**
 * Returns the schema of a string that people write in several notations.
 * @param normalize converts known notations to the one that `isValid` accepts. Other text keeps its
 * words, so that `isValid` rejects it.
 * @param isValid checks a normalized value
 * @param error Portuguese message, such as “não é um e-mail”
 */
export const convertedText = (
  title: string,
  normalize: (typed: string) => string,
  isValid: (value: string) => boolean,
  error: string,
  example: string,
) =>
  z
    .string()
    .overwrite(normalize)
    .refine(isValid, { error })
    .meta({ title, examples: [example], kind: 'code' })
