/** Checks the content and its photos before a save. */

import {
  findPhotoPath,
  PHOTO_EXAMPLE,
  photoSizeError,
  repositoryPath,
  similarPhotoMessage,
} from '@/model/art/photos'
import type { Issue } from '@/model/reading/issue'
import { contentIssues } from '@/model/reading/validation'
import { fieldAt } from '@/model/schema/field-at'
import { lacksAlt } from '@/model/schema/picture-names'
import { fieldKey, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content-files'
import type { CommitContent, UnsavedChanges } from './draft'
import { photoItemPath, photosIn } from './draft-photos'
import { shownContent } from './lenient-content'
import type { PreparedPhotos } from './prepare-photo'

/** Photos of the branch, and the errors of those that are no photos. */
export type BranchPhotos = Pick<CommitContent, 'photos' | 'photoErrors'>

/**
 * Returns an error for each photo that the build would reject: a photo that the owner has not
 * chosen, a prepared photo that is too small, one that neither this device nor the branch has, or a
 * file of the branch that is no photo.
 */
const photoIssues = (files: ContentFiles, photos: PreparedPhotos, branch: BranchPhotos): Issue[] =>
  photosIn(files).flatMap(({ file = '' }, index) => {
    const path = repositoryPath(file)
    const photo = photos[path]
    const reason = file ? 'não está mais no site' : 'não foi escolhida'
    const found = findPhotoPath(branch.photos, path)
    const missing = `${reason}. ${similarPhotoMessage(branch.photos, path) ?? PHOTO_EXAMPLE}`
    const stored = found ? branch.photoErrors?.[found] : missing
    const message = photo ? photoSizeError(photo) : stored
    return message ? [{ path: photoItemPath(index, 'file'), message: `a foto ${message}` }] : []
  })

/**
 * Returns an error for each photo that this device has prepared and that lacks a description in a
 * place that informs. Those of the branch only appear in the launch list, because no site may stop.
 */
const altIssues = (files: ContentFiles, photos: PreparedPhotos): Issue[] =>
  photosIn(files).flatMap((photo, index) => {
    if (!lacksAlt(photo) || !photos[repositoryPath(photo.file ?? '')]) return []
    const path = photoItemPath(index, 'alt')
    return [{ path, message: `falta. Exemplo certo: ${fieldAt(path)?.example}` }]
  })

/** Checks whether an error is about a photo that the owner has not chosen. */
const isPhotoToChoose = (files: ContentFiles, { path }: Issue) =>
  fieldAt(path)?.kind === 'photo' && !valueAt(files, path)

/**
 * Returns the validation errors of the content and its photos.
 * @param photos the prepared photos by repository path
 * @param branch the photos of the branch
 */
export const issuesOf = (
  files: ContentFiles,
  photos: PreparedPhotos,
  branch: BranchPhotos,
): Issue[] => {
  // Skips the schema's error for a photo to choose, because its example is the path of a file.
  const issues = contentIssues(files, shownContent(files)).filter(
    (issue) => !isPhotoToChoose(files, issue),
  )
  const reported = issues.map(({ path }) => fieldKey(path))
  // The schema requires some descriptions itself.
  const undescribed = altIssues(files, photos).filter(
    ({ path }) => !reported.includes(fieldKey(path)),
  )
  return [...issues, ...photoIssues(files, photos, branch), ...undescribed]
}

/**
 * Returns a key for a validation error. The key stays the same when the list item with the error
 * moves, or when another change alters the advice or the numbers in the message.
 */
function issueKey({ path, message }: Issue): string {
  const [reason = ''] = message.split('. ')
  return `${fieldKey(path.filter((segment) => typeof segment === 'string'))} ${reason.replace(/\d+/g, '')}`
}

/**
 * Returns the validation errors that a draft adds. Skips errors of the commit on which the draft is
 * based, because the owner must be able to save other changes first.
 */
export function newIssues({ base, draft, photos }: UnsavedChanges): Issue[] {
  const known = new Set(issuesOf(base.files, {}, base).map(issueKey))
  return issuesOf(draft, photos, base).filter((issue) => !known.has(issueKey(issue)))
}
