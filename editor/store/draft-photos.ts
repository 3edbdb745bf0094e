import { repositoryPath } from '@/model/art/photo-rules'
import { PHOTO_PICTURES } from '@/model/schema/picture-names'
import { type FieldPath, isWithin, textAt, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './draft'

export const PHOTOS_PATH: FieldPath = ['photos', 'items']

/** Segment in place of the index of a photo that the owner has not chosen. */
const NEW_PHOTO = 'novo'

/** Returns the items of content/photos.json, unchecked, or an empty list if the file has none. */
export const photosIn = (files: ContentFiles): readonly unknown[] => {
  const items = valueAt(files, PHOTOS_PATH)
  return Array.isArray(items) ? items : []
}

/** Returns the path of the photo in place of an illustration, or the path that adds one. */
export function photoFieldPath(files: ContentFiles, picture: string): FieldPath {
  const index = photosIn(files).findIndex((photo) => valueAt(photo, ['picture']) === picture)
  return [...PHOTOS_PATH, ...(index < 0 ? [NEW_PHOTO, picture] : [index, 'file'])]
}

/** Returns the illustration that a requested path replaces by a new photo, if there is one. */
export const newPhotoPicture = ([, , segment, picture]: FieldPath): string | undefined =>
  segment === NEW_PHOTO ? Object.keys(PHOTO_PICTURES).find((name) => name === picture) : undefined

/** Returns the name of the picture that a photo at a path replaces. */
export const pictureAt = (files: ContentFiles, path: FieldPath): string | undefined =>
  isWithin(path, PHOTOS_PATH)
    ? (newPhotoPicture(path) ??
      textAt(files, [...path.slice(0, PHOTOS_PATH.length + 1), 'picture']))
    : undefined

/** Returns the repository paths of the photos that the content uses, each once. */
export function photoPathsIn(files: ContentFiles): string[] {
  const paths = photosIn(files).flatMap((photo) => {
    const file = textAt(photo, ['file'])
    return file ? [repositoryPath(file)] : []
  })
  return [...new Set(paths)]
}
