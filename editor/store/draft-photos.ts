import { repositoryPath } from '@/model/art/photos'
import { PHOTO_PICTURES } from '@/model/schema/picture-names'
import { type FieldPath, textAt, valueAt } from '@/model/values/tree'
import type { ContentFiles } from './content-files'

/** A photo that may lack fields. */
type DraftPhoto = {
  picture?: string
  file?: string
  alt?: string
  focus?: { x: number; y: number }
}

export const PHOTOS_PATH: FieldPath = ['photos', 'items']

/** Segment in place of the index of a photo that the owner has not chosen. */
const NEW_PHOTO = 'novo'

/** Reads a photo. Values of another type count as none. */
function readPhoto(item: unknown): DraftPhoto {
  const [x, y] = ['x', 'y'].map((axis) => valueAt(item, ['focus', axis]))
  return {
    picture: textAt(item, ['picture']),
    file: textAt(item, ['file']),
    alt: textAt(item, ['alt']),
    focus: typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined,
  }
}

/** Returns the items of content/photos.json, or an empty list if the file has none. */
export const photosIn = (files: ContentFiles): readonly DraftPhoto[] => {
  const items = valueAt(files, PHOTOS_PATH)
  return Array.isArray(items) ? items.map(readPhoto) : []
}

/** Returns the path of a field of a photo. */
export const photoItemPath = (index: number, name: keyof DraftPhoto): FieldPath => [
  ...PHOTOS_PATH,
  index,
  name,
]

/** Returns the path of the photo in place of an illustration, or the path that adds one. */
export function photoFieldPath(files: ContentFiles, picture: string): FieldPath {
  const index = photosIn(files).findIndex((photo) => photo.picture === picture)
  return index < 0 ? [...PHOTOS_PATH, NEW_PHOTO, picture] : photoItemPath(index, 'file')
}

/** Checks whether a path is that of the photos, of one of them or of a field in it. */
export const isInPhotos = ([contentName]: FieldPath): boolean => contentName === PHOTOS_PATH[0]

/** Returns the illustration that a requested path replaces by a new photo, if there is one. */
export const newPhotoPicture = ([, , segment, picture]: FieldPath): string | undefined =>
  segment === NEW_PHOTO ? Object.keys(PHOTO_PICTURES).find((name) => name === picture) : undefined

/** Returns the name of the picture that a photo at a path replaces. */
export const pictureAt = (files: ContentFiles, path: FieldPath): string | undefined =>
  isInPhotos(path)
    ? (newPhotoPicture(path) ?? photosIn(files)[Number(path[PHOTOS_PATH.length])]?.picture)
    : undefined

/** Returns the repository paths of the photos that the content uses, each once. */
export function photoPathsIn(files: ContentFiles): string[] {
  const paths = photosIn(files).flatMap(({ file }) => (file ? [repositoryPath(file)] : []))
  return [...new Set(paths)]
}
