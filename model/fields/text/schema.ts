import * as z from 'zod'
import { cleanSentences } from '@/model/format/normalize-text'

/** Sign that programs write in place of a letter that they could not read. */
const LOST_LETTER = '\ufffd'

/** Rejects a text of which letters are lost. */
export const withAllLetters = (schema: z.ZodString) =>
  schema.refine((value) => !value.includes(LOST_LETTER), {
    error: `tem o sinal ${LOST_LETTER} no lugar de uma letra que se perdeu. O que fazer: escreva a palavra de novo`,
  })

/**
 * Returns the schema of a string that may contain placeholders (model/reading/placeholders.ts).
 * @param max maximum length in characters, after placeholders are filled
 * @param min minimum length in characters
 */
export const text = (title: string, example: string, max: number, min = 1) =>
  withAllLetters(z.string().overwrite(cleanSentences))
    .min(min)
    .max(max)
    .meta({ title, examples: [example], kind: 'text' })

/**
 * Returns the schema of a string that must contain a placeholder that only the page can fill.
 * @param placeholder such as `{service}`
 */
export const template = (
  title: string,
  placeholder: string,
  example: string,
  description: string,
) =>
  text(title, example, 200)
    .refine((value) => value.includes(placeholder), { error: `não diz ${placeholder}` })
    .meta({ title, examples: [example], description, placeholder, kind: 'text' })
