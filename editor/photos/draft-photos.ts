/** The photos of a draft: where they are in the content, and why a save rejects them. */
import type { ContentFiles, UnsavedChanges } from '@/editor/store/content'
import {
  findPhotoPath,
  PHOTO_EXAMPLE,
  photoSizeError,
  repositoryPath,
  similarPhotoMessage,
} from '@/model/pictures/photo-rules'
import type { Issue } from '@/model/reading/issue'
import { photosWithoutAlt } from '@/model/reading/photo-issues'
import type { SiteContent } from '@/model/schema/content'
import { PHOTOS_PATH } from '@/model/schema/photos'
import { type FieldPath, textAt, valueAt } from '@/model/values/tree'

/** Returns the items of content/photos.json, unchecked, or an empty list if the file has none. */
export const photosIn = (files: ContentFiles): readonly unknown[] => {
  const items = valueAt(files, PHOTOS_PATH)
  return Array.isArray(items) ? items : []
}

/** Returns the index of the photo in place of an illustration, or -1 if there is none. */
export const photoIndexIn = (files: ContentFiles, picture: string): number =>
  photosIn(files).findIndex((photo) => textAt(photo, ['picture']) === picture)

/**
 * Returns the path of the photo in place of an illustration: `photos.items.3.file`. While there is none,
 * the path has the name of the illustration in place of an index: `photos.items.ralo.file`. At that path,
 * the preview outlines the illustration, and the form of the photos adds one (screens/new-photo.tsx).
 */
export function photoPathIn(files: ContentFiles, picture: string): FieldPath {
  const index = photoIndexIn(files, picture)
  return [...PHOTOS_PATH, index < 0 ? picture : index, 'file']
}

/** Returns the repository path of a photo's file, empty if none is chosen. */
const fileOf = (photo: unknown) => repositoryPath(textAt(photo, ['file']) ?? '')

/** Returns the repository paths of the files that the photos of the content have, each once. */
export const photoFilesIn = (files: ContentFiles): string[] => [
  ...new Set(photosIn(files).map(fileOf).filter(Boolean)),
]

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
export const draftPhotoIssues = (unsaved: UnsavedChanges, content: SiteContent): Issue[] => {
  const fileIssues = photosIn(unsaved.draft).flatMap((photo, index) => {
    const error = photoError(fileOf(photo), unsaved)
    return error ? { path: [...PHOTOS_PATH, index, 'file'], message: `a foto ${error}` } : []
  })
  return [
    ...fileIssues,
    ...photosWithoutAlt(content).filter(({ photo }) => unsaved.photos[fileOf(photo)]),
  ]
}
