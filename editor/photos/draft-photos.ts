import type { ContentFiles } from '@/editor/store/content'
import { repositoryPath } from '@/model/pictures/photo-rules'
import { PHOTOS_PATH } from '@/model/schema/photos'
import { textAt, valueAt } from '@/model/values/tree'

/** Returns the items of content/photos.json, unchecked, or an empty list if the file has none. */
export const photosIn = (files: ContentFiles): readonly unknown[] => {
  const items = valueAt(files, PHOTOS_PATH)
  return Array.isArray(items) ? items : []
}

/** Returns the repository paths of the photos that the content uses, each once. */
export function photoPathsIn(files: ContentFiles): string[] {
  const paths = photosIn(files).flatMap((photo) => {
    const file = textAt(photo, ['file'])
    return file ? [repositoryPath(file)] : []
  })
  return [...new Set(paths)]
}
