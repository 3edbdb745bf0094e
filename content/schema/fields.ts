import * as z from 'zod'
import { cleanText, formText, normalizeText } from '@/content/normalize-text'
import { isoDay } from './measures'

declare module 'zod' {
  interface GlobalMeta {
    examples?: readonly unknown[]
    enumDescriptions?: readonly string[]
    patternErrorMessage?: string
    contentMediaType?: string
    /** The place that a `template` has. */
    place?: string
    /** What the owner's keyboard offers for this text. */
    keyboard?: 'tel' | 'email' | 'url' | 'numeric' | 'decimal' | 'time'
  }
}

/*
 * Pieces of the schema. `title`, `description`, `examples`, `enumDescriptions` and `patternErrorMessage` are
 * words of JSON Schema and of VS Code. The forms of the owner's editor are made of them.
 */

// The policy of the editor refuses the functions that zod would make from text.
z.config({ jitless: true })

/** A text within lengths, given in characters. It may hold placeholders (content/placeholders.ts). */
export const text = (title: string, example: string, max: number, min = 1) =>
  z
    .string()
    .overwrite(cleanText)
    .min(min)
    .max(max)
    .meta({ title, examples: [example] })

/**
 * A text of a fixed form.
 * @param error Portuguese message that completes “Este valor …”, such as “não é um e-mail”
 */
export const patternText = (title: string, form: RegExp, error: string, example: string) =>
  z
    .string()
    .overwrite(formText)
    .regex(form, { error })
    .meta({
      title,
      examples: [example],
      patternErrorMessage: `Este valor ${error}. Exemplo: ${example}`,
    })

/**
 * A text that people write in many ways.
 * @param tidy cleans it, and brings the usual ways into the form that `isRight` asks for
 */
export const lenientText = (
  title: string,
  tidy: (typed: string) => string,
  isRight: (value: string) => boolean,
  error: string,
  example: string,
) =>
  z
    .string()
    .overwrite(tidy)
    .refine(isRight, { error })
    .meta({ title, examples: [example] })

/** A text with a place for what only the page knows. */
export const template = (title: string, place: string, example: string, description: string) =>
  text(title, example, 200)
    .refine((value) => value.includes(place), { error: `não diz ${place}` })
    .meta({ title, examples: [example], description, place })

export const day = (title: string, example: string) =>
  z
    .string()
    .overwrite(isoDay)
    .check(z.iso.date({ error: 'não é um dia' }))
    .meta({ title, examples: [example] })

export const between = (title: string, least: number, most: number, example: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .meta({ title, examples: [example] })

/** One of several values, each with the name that people read. */
export function choice<Value extends string>(
  title: string,
  names: Readonly<Record<Value, string>>,
) {
  const values = Object.keys(names) as Value[]
  return z.enum(values).meta({ title, enumDescriptions: Object.values<string>(names) })
}

export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title })

/**
 * Items within a count, no two of them the same.
 * @param key the field by which two items are the same, where they are objects; names are compared as people read them
 */
export function list<Item extends z.ZodType>(
  title: string,
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
        const compared = key === undefined ? value : normalizeText(String(value))
        if (seen.has(compared))
          context.addIssue({ code: 'custom', path, message: `repete '${value}'` })
        seen.add(compared)
      }
    })
    .meta({ title })
}

/** Items that may all be missing: a form leaves an empty list out of the file. */
export const listOrNone = <Item extends z.ZodType>(
  title: string,
  item: Item,
  most: number,
  key?: keyof z.output<Item> & string,
) => list(title, item, 0, most, key).default([])

/** An object whose fields have rules of one kind. */
export function objectOf<Name extends string | number, Rule extends z.ZodType>(
  names: readonly Name[],
  rule: (name: Name) => Rule,
) {
  const shape = Object.fromEntries(names.map((name) => [name, rule(name)]))
  // `fromEntries` forgets which names there are.
  return z.strictObject(shape as Record<Name, Rule>)
}
