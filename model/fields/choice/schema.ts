import * as z from 'zod'

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
