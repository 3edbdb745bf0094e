import { changedNames, type UnsavedChanges } from '@/editor/store/content'
import { privateNumberIn } from '@/model/launch/private-data'
import { fieldAt } from '@/model/schema/field-at'
import { leaves } from '@/model/values/tree'

/**
 * Returns the texts of a pasted message that contain the number of its sender, as the site shows them:
 * without the number, unless the text is invalid.
 */
export const textsWithoutPrivateNumbers = (unsaved: UnsavedChanges) =>
  changedNames(unsaved)
    .flatMap((contentName) => leaves(unsaved.draft[contentName], [contentName]))
    .flatMap(({ path, value }) => {
      const field = fieldAt(path)
      return typeof value === 'string' && field?.kind === 'text' && privateNumberIn(value)
        ? { path, value: field.parse(value) ?? value }
        : []
    })
