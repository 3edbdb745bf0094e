import type { ContentFiles } from '@/editor/store/draft'
import { repositoryPath } from '@/model/art/photo-rules'
import { PHOTO_PICTURES } from '@/model/schema/picture-names'
import { lastOf } from '@/model/values/last-of'
import { type FieldPath, isWithin, textAt, valueAt } from '@/model/values/tree'

export const PHOTOS_PATH: FieldPath = ['photos', 'items']

/** Returns the items of content/photos.json, unchecked, or an empty list if the file has none. */
export const photosIn = (files: ContentFiles): readonly unknown[] => {
  const items = valueAt(files, PHOTOS_PATH)
  return Array.isArray(items) ? items : []
}

/** Path that adds a photo, followed by the name of an illustration. */
const NEW_PHOTO_PATH: FieldPath = [...PHOTOS_PATH, 'novo']

/** Returns the illustration for which the owner chooses a photo at a path, if there is one. */
export const newPhotoAt = (path: FieldPath): string | undefined =>
  isWithin(path, NEW_PHOTO_PATH)
    ? Object.keys(PHOTO_PICTURES).find((picture) => picture === lastOf(path))
    : undefined

/** Returns the path of the photo in place of an illustration, or the path that adds one. */
export function photoPathIn(files: ContentFiles, picture: string): FieldPath {
  const index = photosIn(files).findIndex((photo) => textAt(photo, ['picture']) === picture)
  return index < 0 ? [...NEW_PHOTO_PATH, picture] : [...PHOTOS_PATH, index, 'file']
}

/** Returns the repository paths of the photos that the content uses, each once. */
export function photoPathsIn(files: ContentFiles): string[] {
  const paths = photosIn(files).flatMap((photo) => {
    const file = textAt(photo, ['file'])
    return file ? [repositoryPath(file)] : []
  })
  return [...new Set(paths)]
}
