import { z } from 'zod'

/*
 * Pieces that the schema is made of. What a message needs beyond the rule itself stands in the meta of
 * a schema: `example`, a value that is right; `wrong`, in Portuguese and behind the value, what it is
 * not; `file`, where a part of the content stands if not in a file of its own name. Said last: a zod
 * schema forgets its meta when it is made narrower.
 */

/** A text within lengths, given in characters; spaces around it do not count. */
export function text(example: string, max: number, min = 1) {
  return z.string().trim().min(min).max(max).meta({ example })
}

export function between(least: number, most: number, example: number) {
  return z.number().min(least).max(most).meta({ example })
}

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
        if (seen.has(value))
          context.addIssue({
            code: 'custom',
            path: key === undefined ? [index] : [index, key],
            params: { repeats: value },
          })
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
