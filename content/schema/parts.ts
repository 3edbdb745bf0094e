import { z } from 'zod'

declare module 'zod' {
  interface GlobalMeta {
    examples?: readonly unknown[]
    patternErrorMessage?: string
  }
}

/*
 * Pieces of the schema. `examples`, `description` and `patternErrorMessage` are words of JSON Schema and
 * of VS Code, which an editor shows to the owner.
 */

/** Cleans pasted text: line breaks become spaces, and invisible characters go. */
function clean(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .trim()
}

/** A text within lengths, given in characters. */
export const text = (example: string, max: number, min = 1) =>
  z
    .string()
    .overwrite(clean)
    .min(min)
    .max(max)
    .meta({ examples: [example] })

/**
 * A text of a fixed form.
 * @param error names the expected form, in Portuguese
 */
export const formed = (form: RegExp, error: string, example: string) =>
  z
    .string()
    .overwrite(clean)
    .regex(form, { error })
    .meta({ examples: [example], patternErrorMessage: `Este valor ${error}. Exemplo: ${example}` })

/**
 * A text that people write in many ways.
 * @param tidy brings the usual ones into the form that `isRight` asks for
 */
export const tidied = (
  tidy: (typed: string) => string,
  isRight: (value: string) => boolean,
  error: string,
  example: string,
) =>
  z
    .string()
    .overwrite(tidy)
    .refine(isRight, { error })
    .meta({ examples: [example] })

/** A text with a placeholder, which the page fills. */
export const template = (place: string, example: string, description: string) =>
  text(example, 200)
    .refine((value) => value.includes(place), { error: `não diz ${place}` })
    .meta({ examples: [example], description })

export const day = (example: string) =>
  z.iso.date({ error: 'não é um dia' }).meta({ examples: [example] })

export const between = (least: number, most: number, example: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .meta({ examples: [example] })

/**
 * Items within a count, no two of them the same.
 * @param key the field by which two items are the same, where they are objects
 */
export function list<Item extends z.ZodType>(
  item: Item,
  least: number,
  most = least,
  key?: keyof z.output<Item> & string,
) {
  return z
    .array(item)
    .min(least)
    .max(most)
    .superRefine((items, context) => {
      const seen = new Set<unknown>()
      for (const [index, entry] of items.entries()) {
        const value = key === undefined ? entry : entry[key]
        const path = key === undefined ? [index] : [index, key]
        if (seen.has(value))
          context.addIssue({ code: 'custom', path, message: `repete '${value}'` })
        seen.add(value)
      }
    })
}

/** An object whose fields all have the same rule. */
export function each<Name extends string | number, Rule extends z.ZodType>(
  names: readonly Name[],
  rule: Rule,
) {
  const shape = Object.fromEntries(names.map((name) => [name, rule]))
  // `fromEntries` forgets which names there are.
  return z.strictObject(shape as Record<Name, Rule>)
}
