/** Checks the content and its photos before a save. */

import { photosIn } from '@/editor/photos/draft-photos'
import { type UnsavedChanges, unchanged } from '@/editor/store/content'
import { pathIn } from '@/editor/store/list-items'
import {
  findPhotoPath,
  PHOTO_EXAMPLE,
  photoSizeError,
  repositoryPath,
  similarPhotoMessage,
} from '@/model/pictures/photo-rules'
import type { Issue } from '@/model/reading/issue'
import { photosWithoutAlt } from '@/model/reading/photo-issues'
import { checkFields, dependencyIssues } from '@/model/reading/validation'
import type { SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { PHOTOS_PATH } from '@/model/schema/photos'
import { type FieldPath, fieldKey, textAt, valueAt } from '@/model/values/tree'
import { shownContent } from './lenient-content'

/** Returns why the site cannot show a photo, if it cannot. */
function photoError(path: string, { base, photos }: UnsavedChanges) {
  const found = findPhotoPath(base.photos, path)
  const prepared = photos[path]
  if (prepared) return photoSizeError(prepared)
  if (found) return base.photoErrors?.[found]
  const reason = path ? 'não está mais no site' : 'não foi escolhida'
  return `${reason}. ${similarPhotoMessage(base.photos, path) ?? PHOTO_EXAMPLE}`
}

/**
 * Returns an error for each photo that the build would reject, and for each photo that this device
 * has prepared and that lacks a description in a place that informs. Photos of the branch without a
 * description only appear in the launch list, because no site may stop.
 */
const draftPhotoIssues = (unsaved: UnsavedChanges, content: SiteContent): Issue[] => {
  const photoPathOf = (photo: unknown) => repositoryPath(textAt(photo, ['file']) ?? '')
  const fileIssues = photosIn(unsaved.draft).flatMap((photo, index) => {
    const error = photoError(photoPathOf(photo), unsaved)
    return error ? { path: [...PHOTOS_PATH, index, 'file'], message: `a foto ${error}` } : []
  })
  return [
    ...fileIssues,
    ...photosWithoutAlt(content).filter(({ photo }) => unsaved.photos[photoPathOf(photo)]),
  ]
}

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
