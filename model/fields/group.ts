import * as z from 'zod'
import { describeField } from './descriptor'

// Disables code generation, because the editor's content security policy blocks `new Function`.
z.config({ jitless: true })

/**
 * Returns the schema of an object that has exactly these fields.
 * @param isOneValue whether a merge takes all fields from one side
 */
export function group<Shape extends z.ZodRawShape>(
  title: string,
  shape: Shape,
  { isOneValue }: { isOneValue?: boolean } = {},
) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, describeField(schema)])
  const field = { kind: 'group', fields: Object.fromEntries(fields), isOneValue } as const
  return z.strictObject(shape).meta({ title, field })
}
