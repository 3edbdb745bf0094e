import * as z from 'zod'
import { cleanSentences, normalizeText, toKeyboardText } from '@/model/format/normalize-text'
import { normalizeDay } from './quantities'

declare module 'zod' {
  interface GlobalMeta {
    examples?: readonly unknown[]
    enumDescriptions?: readonly string[]
    contentMediaType?: string
    /** Minimum and maximum count of a list's items. */
    minItems?: number
    maxItems?: number
    /** True for a value that the owner sets by the input of another field. */
    isHidden?: boolean
    /** The placeholder that a `template` requires. */
    placeholder?: string
    /** On-screen keyboard for this field in the editor. */
    keyboard?: 'tel' | 'email' | 'url' | 'numeric' | 'decimal' | 'time' | 'cnpj'
  }
}

/*
 * Building blocks of the schema. The editor builds its forms from the metadata: title,
 * description, examples and names of choices.
 */

// Disables code generation, because the editor's content security policy blocks `new Function`.
z.config({ jitless: true })

/** What programs write in place of a letter that they could not read. */
const LOST_LETTER = '\ufffd'

/**
 * Returns the schema of a string that may contain placeholders (model/placeholders.ts).
 * @param max maximum length in characters, after placeholders are filled
 * @param min minimum length in characters
 */
export const text = (title: string, example: string, max: number, min = 1) =>
  z
    .string()
    .overwrite(cleanSentences)
    .refine((value) => !value.includes(LOST_LETTER), {
      error: `tem o sinal ${LOST_LETTER} no lugar de uma letra que se perdeu. O que fazer: escreva a palavra de novo`,
    })
    .min(min)
    .max(max)
    .meta({ title, examples: [example] })

/**
 * Returns the schema of a string that matches a pattern.
 * @param error Portuguese message, such as “não é um e-mail”
 */
export const patternText = (title: string, pattern: RegExp, error: string, example: string) =>
  z
    .string()
    .overwrite(toKeyboardText)
    .regex(pattern, { error })
    .meta({ title, examples: [example] })

/**
 * Returns the schema of a string that people write in several notations.
 * @param normalize converts known notations to the one that `isValid` accepts
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
    .meta({ title, examples: [example] })

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
    .meta({ title, examples: [example], description, placeholder })

/** Returns the schema of a day, stored as `2026-12-24`. */
export const day = (title: string, example: string) =>
  z
    .string()
    .overwrite(normalizeDay)
    .check(z.iso.date({ error: 'não é um dia' }))
    .meta({ title, examples: [example] })

/** Returns the schema of a number between two limits, both included. */
export const numberField = (title: string, min: number, max: number, example: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .meta({ title, examples: [example] })

/**
 * Returns the schema of a choice.
 * @param names the allowed values, each with the name that the owner reads
 */
export function choice<Value extends string>(
  title: string,
  names: Readonly<Record<Value, string>>,
) {
  const values = Object.keys(names) as Value[]
  return z.enum(values).meta({ title, enumDescriptions: Object.values<string>(names) })
}

/** Returns the schema of an object that has exactly these fields. */
export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title })

/**
 * Returns the schema of a list without duplicates.
 * @param min minimum count
 * @param max maximum count
 * @param uniqueFields fields of items that are objects: two items differ in at least one of them, compared
 * by `normalizeText`
 */
export function list<Item extends z.ZodType>(
  title: string,
  item: Item,
  min: number,
  max: number,
  ...uniqueFields: readonly (keyof z.output<Item> & string)[]
) {
  return z
    .array(item)
    .min(min)
    .max(max)
    .superRefine((items, context) => {
      const seen = new Set<unknown>()
      for (const [index, entry] of items.entries()) {
        const [firstField] = uniqueFields
        const value = firstField === undefined ? entry : entry[firstField]
        const path = firstField === undefined ? [index] : [index, firstField]
        const compared =
          firstField === undefined
            ? value
            : uniqueFields.map((field) => normalizeText(String(entry[field]))).join('\n')
        if (seen.has(compared))
          context.addIssue({ code: 'custom', path, message: `repete '${value}'` })
        seen.add(compared)
      }
    })
    .meta({ title, minItems: min, maxItems: max })
}

/**
 * Returns the schema of a list that may be empty or absent, because the editor omits empty lists.
 */
export const optionalList = <Item extends z.ZodType>(
  title: string,
  item: Item,
  max: number,
  ...uniqueFields: readonly (keyof z.output<Item> & string)[]
) => list(title, item, 0, max, ...uniqueFields).default([])

/** Returns the schema of an object whose fields all have one schema. */
export function objectOf<Name extends string | number, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: (name: Name) => Schema,
) {
  const shape = Object.fromEntries(names.map((name) => [name, schema(name)]))
  // Needs the cast, because `fromEntries` loses the literal types of the names.
  return z.strictObject(shape as Record<Name, Schema>)
}
