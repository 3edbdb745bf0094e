import { repositoryPath } from '@/model/art/photo-rules'
import { PHOTO_PICTURES } from '@/model/schema/picture-names'
import { type FieldPath, fieldKey, isWithin, textAt, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './draft'

export const PHOTOS_PATH: FieldPath = ['photos', 'items']

/** Returns the items of content/photos.json, unchecked, or an empty list if the file has none. */
export const photosIn = (files: ContentFiles): readonly unknown[] => {
  const items = valueAt(files, PHOTOS_PATH)
  return Array.isArray(items) ? items : []
}

/** Start of the hash that adds a photo, before the name of the illustration. */
const NEW_PHOTO_HASH = 'photos.items.novo.'

/** Returns the hash of the photo in place of an illustration, or the hash that adds one. */
export function photoHash(files: ContentFiles, picture: string): string {
  const index = photosIn(files).findIndex((photo) => valueAt(photo, ['picture']) === picture)
  return index < 0 ? NEW_PHOTO_HASH + picture : fieldKey([...PHOTOS_PATH, index, 'file'])
}

/** Returns the illustration for which a hash adds a photo, if it does. */
export const newPhotoIn = (hash: string): string | undefined =>
  Object.keys(PHOTO_PICTURES).find((picture) => hash === NEW_PHOTO_HASH + picture)

/** Returns the name of the picture that a photo at a path replaces. */
export const pictureAt = (files: ContentFiles, path: FieldPath): string | undefined =>
  isWithin(path, PHOTOS_PATH)
    ? textAt(files, [...path.slice(0, PHOTOS_PATH.length + 1), 'picture'])
    : undefined

/** Returns the repository paths of the photos that the content uses, each once. */
export function photoPathsIn(files: ContentFiles): string[] {
  const paths = photosIn(files).flatMap((photo) => {
    const file = textAt(photo, ['file'])
    return file ? [repositoryPath(file)] : []
  })
  return [...new Set(paths)]
}
