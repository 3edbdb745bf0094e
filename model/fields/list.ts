import * as z from 'zod'
import { normalizeText } from '@/model/values/normalize-text'
import { valueAt } from '@/model/values/tree'
import { describeField } from './descriptor'
import { switchField } from './switch'

type Limits<Item extends z.ZodType> = {
  /** Minimum count. */
  min: number
  /** Maximum count. */
  max: number
  /** Fields of items that are objects: two items differ in at least one of them, by `normalizeText`. */
  uniqueFields?: readonly (keyof z.output<Item> & string)[]
}

/** The field of a list item that the owner can hide, which the editor shows as a button. */
export const hidden = switchField('Escondido').meta({ hasNoInput: true }).optional()

/** Checks whether the owner has hidden a list item. */
export const isHiddenItem = (item: unknown): boolean => valueAt(item, ['hidden']) === true

/**
 * Returns the schema of a list. Rejects strings that are equal in lower case, and objects that are equal
 * in `uniqueFields`. Keeps a keyword with and without accents, because clients search for both.
 */
export function list<Item extends z.ZodType>(
  title: string,
  item: Item,
  { min, max, uniqueFields = [] }: Limits<Item>,
) {
  const itemField = describeField(item)
  const [firstUnique = ''] = uniqueFields
  // The owner knows a choice by its name.
  const { format } = (itemField.kind === 'group' && itemField.fields[firstUnique]) || itemField
  return z
    .array(item)
    .min(min)
    .max(max)
    .superRefine((items, context) => {
      const shown = items.filter((entry) => !isHiddenItem(entry)).length
      // The schema of the array reports a list that has too few items in all.
      if (items.length >= min && shown < min)
        context.addIssue({
          code: 'custom',
          message: `tem ${shown} à vista, e o mínimo é ${min}. O que fazer: mostre um dos escondidos`,
        })
      const seen = new Set<string>()
      for (const [index, entry] of items.entries()) {
        const path = [index, ...uniqueFields.slice(0, 1)]
        const compared =
          typeof entry === 'string'
            ? entry.toLowerCase()
            : uniqueFields.map((field) => normalizeText(String(entry[field] ?? ''))).join('\n')
        const message = `repete '${format(valueAt(items, path))}'`
        if (seen.has(compared))
          context.addIssue({ code: 'custom', path, message, params: { isRepeated: true } })
        // Skips an empty item, because its own schema reports it.
        if (compared.trim() !== '') seen.add(compared)
      }
    })
    .meta({ title, field: { kind: 'list', item: itemField, min, max, uniqueFields } })
}

/** Returns the schema of a list that may be empty. An absent list is an empty one. */
export const optionalList = <Item extends z.ZodType>(
  title: string,
  item: Item,
  limits: Omit<Limits<Item>, 'min'>,
) => list(title, item, { min: 0, ...limits }).default([])
