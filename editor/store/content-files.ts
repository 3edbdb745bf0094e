import { type FieldPath, fieldKey } from '@/model/values/tree'

/** The parsed content files, by name. */
export type ContentFiles = Readonly<Record<string, unknown>>

/** Checks whether a path is that of the colours, which are one value: a palette. */
export const isPalette = (path: FieldPath) => fieldKey(path) === 'palette'
