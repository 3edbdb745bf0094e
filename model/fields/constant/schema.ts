import * as z from 'zod'

/** Returns the schema of a value that the owner cannot change. */
export const constant = <const Value extends string | number>(title: string, value: Value) =>
  z.literal(value).meta({ title, field: { kind: 'constant', value } })
