/**
 * The editor's content has one form without values, so that versions differ in their values only: a
 * list is empty, and likewise a group whose fields are all optional; any other optional group and an
 * optional switch that is off are absent. The text of a file omits all of them (file-text.ts).
 */
import { type FieldDescriptor, isSingle } from '@/model/fields/descriptor'
import { cachedByObject } from '@/model/values/cached-by-object'
import { isEqual } from '@/model/values/is-equal'
import { isObject } from '@/model/values/tree'

/** Checks whether a field is absent, a list without items or a group without values. */
export const isEmpty = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length === 0
    : value === undefined || (isObject(value) && Object.values(value).every(isEmpty))

/** Returns content in this form. Keeps each object that has it. */
export const inEditorForm = cachedByObject(
  (value: unknown, field: FieldDescriptor | undefined): unknown => {
    if (field?.kind === 'list') {
      if (!Array.isArray(value)) return value === undefined ? [] : value
      // The place of an emptied text stays, because a list has no absent items.
      const items = value.map((item) => (item === undefined ? '' : inEditorForm(item, field.item)))
      return isEqual(items, value) ? value : items
    }
    if (field?.kind === 'switch') return value === false && field.optional ? undefined : value
    if (field?.kind !== 'group') return value
    const fields = Object.entries(field.fields)
    if (field.optional && isEmpty(value))
      return fields.every(([, inner]) => inner.optional) ? (value ?? {}) : undefined
    if (!isObject(value)) return value
    const changed = fields
      .filter(([, inner]) => !isSingle(inner) || inner.kind === 'switch')
      .map(([name, inner]) => [name, inEditorForm(value[name], inner)] as const)
      .filter(([name, inner]) => inner !== value[name])
    return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) }
  },
)
