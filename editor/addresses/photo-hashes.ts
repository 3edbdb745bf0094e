import { PHOTOS_PATH, photosIn } from '@/editor/photos/draft-photos'
import type { ContentFiles } from '@/editor/store/draft'
import { PHOTO_PICTURES } from '@/model/schema/picture-names'
import { fieldKey, valueAt } from '@/model/values/tree'

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
