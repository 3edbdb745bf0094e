import { describePath } from '@/model/schema/field-at'
import type { FieldPath } from '@/model/values/tree'

/** A Portuguese message about a field: an error, or what became of a value of an earlier version. */
export type Issue = {
  path: FieldPath
  message: string
  /** True for a value that repeats another of its list. */
  isRepeated?: boolean
}

/**
 * Returns an error or a note as one line, with its file and field.
 * @param folder folder of the content
 */
export const issueLine = ({ path, message }: Issue, folder: string): string =>
  `${describePath(path, folder)}: ${message}`
