import type { ContentFiles } from '@/editor/store/content'
import { repositoryPath } from '@/model/pictures/photo-rules'
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

/** Returns the repository paths of the photos that the content uses, each once. */
export function photoPathsIn(files: ContentFiles): string[] {
  const paths = photosIn(files).flatMap((photo) => {
    const file = textAt(photo, ['file'])
    return file ? [repositoryPath(file)] : []
  })
  return [...new Set(paths)]
}
