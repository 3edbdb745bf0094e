import { repositoryPath } from '@/model/art/photos'
import { type FieldPath, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content-files'

type DraftPhoto = {
  picture: string
  file?: string
  alt?: string
  focus?: { x: number; y: number }
}

/** Returns the items of content/photos.json, or an empty list if the file has none. */
export const photosIn = (files: ContentFiles): readonly DraftPhoto[] => {
  const items = valueAt(files, ['photos', 'items'])
  // Skips an empty item, which a draft of an earlier editor may contain.
  return Array.isArray(items) ? items.map((item) => item ?? {}) : []
}

/** Returns the path of the photo in place of an illustration, or the path that adds one. */
export function photoFieldPath(files: ContentFiles, picture: string): FieldPath {
  const index = photosIn(files).findIndex((photo) => photo.picture === picture)
  return ['photos', 'items', ...(index < 0 ? ['novo', picture] : [index, 'file'])]
}

/** Returns the repository paths of the photos that the content uses, each once. */
export function photoPathsIn(files: ContentFiles): string[] {
  const paths = photosIn(files).flatMap(({ file }) => (file ? [repositoryPath(file)] : []))
  return [...new Set(paths)]
}
