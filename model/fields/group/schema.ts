import * as z from 'zod'

// Disables code generation, because the editor's content security policy blocks `new Function`.
z.config({ jitless: true })

/** Returns the schema of an object that has exactly these fields. */
export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title })

/** Returns the schema of an object whose fields all have one schema. */
export function objectOf<Name extends string | number, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: (name: Name) => Schema,
) {
  const shape = Object.fromEntries(names.map((name) => [name, schema(name)]))
  // Needs the cast, because `fromEntries` loses the literal types of the names.
  return z.strictObject(shape as Record<Name, Schema>)
}
