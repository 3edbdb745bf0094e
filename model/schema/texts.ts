/** Finds the texts of a content by the kinds and marks of their fields. */
import type { FieldDescriptor } from '@/model/fields/descriptor'
import { type FieldPath, leaves } from '@/model/values/tree'
import { fieldAt } from './field-at'

/** Checks whether the field at a path, or a group or list around it, has a mark. */
export const isMarked = (path: FieldPath, mark: keyof FieldDescriptor): boolean =>
  path.some((_, depth) => fieldAt(path.slice(0, depth + 1))?.[mark] === true)

/** Returns the values of all fields of some kinds as texts, each with its path. */
export const textsOf = (content: unknown, ...kinds: readonly FieldDescriptor['kind'][]) =>
  leaves(content).flatMap(({ path, value }) =>
    kinds.some((kind) => kind === fieldAt(path)?.kind) && value !== undefined
      ? { path, text: String(value) }
      : [],
  )
