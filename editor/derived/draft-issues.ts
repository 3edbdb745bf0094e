/** Checks the content and its photos before a save. */

import { draftPhotoIssues } from '@/editor/photos/draft-photos'
import { type UnsavedChanges, unchanged } from '@/editor/store/content'
import { pathIn } from '@/editor/store/list-items'
import type { Issue } from '@/model/reading/issue'
import { checkFields, dependencyIssues } from '@/model/reading/validation'
import { fieldAt } from '@/model/schema/field-at'
import { type FieldPath, fieldKey, valueAt } from '@/model/values/tree'
import { shownContent } from './lenient-content'

/** Returns the path of the field whose form shows an error: the path of choices for one of their values. */
function shownPath(path: FieldPath): FieldPath {
  const around = path.slice(0, -1)
  return fieldAt(around)?.kind === 'choices' ? around : path
}

/**
 * Returns the validation errors of a draft and its photos. Leaves out the schema's error of a photo that
 * has another, because the schema's example is the path of a file.
 */
export function issuesOf(unsaved: UnsavedChanges): Issue[] {
  const { draft } = unsaved
  const content = shownContent(draft)
  const ofPhotos = draftPhotoIssues(unsaved, content)
  const reported = ofPhotos.map(({ path }) => fieldKey(path))
  const others = [...checkFields(draft).issues, ...dependencyIssues(content)]
    .map((issue) => ({ ...issue, path: shownPath(issue.path) }))
    .filter(({ path }) => !reported.includes(fieldKey(path)))
  return [...others, ...ofPhotos]
}

/**
 * Returns the validation errors that a draft adds. Skips errors of the commit on which the draft is
 * based, also in a list item that has moved, because the owner must be able to save other changes
 * first. Reports the error of a single field whose value the draft has changed.
 */
export function newIssues(unsaved: UnsavedChanges): Issue[] {
  const { base, draft } = unsaved
  const known = issuesOf(unchanged(base)).flatMap(({ path }) => {
    const own = pathIn(draft, base.files, path)
    const value = valueAt(base.files, path)
    const isSame = own && (typeof value === 'object' || value === valueAt(draft, own))
    return isSame ? [fieldKey(own)] : []
  })
  return issuesOf(unsaved).filter(({ path }) => !known.includes(fieldKey(path)))
}
