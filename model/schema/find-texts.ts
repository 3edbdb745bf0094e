/** Finds the texts of a content by the kinds and traits of their fields. */
import type { FieldDescriptor, Trait } from '@/model/fields/descriptor'
import { type FieldPath, leaves } from '@/model/values/tree'
import { fieldAt } from './field-at'

/** Checks whether the field at a path, or a group or list around it, has a trait. */
export const hasTrait = (path: FieldPath, trait: Trait): boolean =>
  path.some((_, depth) => fieldAt(path.slice(0, depth + 1))?.traits.includes(trait))

/** Returns the values of all fields of some kinds as texts, each with its path. */
export const textsOf = (content: unknown, ...kinds: readonly FieldDescriptor['kind'][]) =>
  leaves(content).flatMap(({ path, value }) =>
    kinds.some((kind) => kind === fieldAt(path)?.kind) && value !== undefined
      ? { path, text: String(value) }
      : [],
  )
