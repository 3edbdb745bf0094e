import * as z from 'zod'
import { describeField, type Option } from './descriptor'

/** Allowed values, each with the name that the owner reads. */
type Names<Value extends string> = Readonly<Record<Value, string>>

const optionsOf = (names: Names<string>) =>
  Object.entries(names).map(([value, title]) => ({ value, title }))

/** Returns a function that formats one or several values by their names. */
const formatterOf = (options: readonly Option[]) => (values: unknown) =>
  [values]
    .flat()
    .map((value) => options.find((option) => option.value === value)?.title ?? String(value))
    .join(', ')

/**
 * Returns the schema of one of some values.
 * @param leadsToCard whether the value is the slug of a card, to which the item leads
 */
export const choice = <Value extends string>(
  title: string,
  names: Names<Value>,
  { leadsToCard }: { leadsToCard?: boolean } = {},
) => {
  const options = optionsOf(names)
  return z.enum(Object.keys(names) as Value[]).meta({
    title,
    field: { kind: 'choice', options, leadsToCard },
    format: formatterOf(options),
    replacement: () => options[0]?.value,
  })
}

/** Returns the schema of at least one of some values, such as days of the week. */
export const choices = <Value extends string>(title: string, names: Names<Value>) => {
  const item = choice(title, names)
  const options = optionsOf(names)
  return z
    .array(item)
    .min(1)
    .refine((values) => new Set(values).size === values.length, { error: 'tem o mesmo duas vezes' })
    .meta({
      title,
      field: { kind: 'choices', item: describeField(item), options },
      format: formatterOf(options),
      replacement: () => [],
    })
}
