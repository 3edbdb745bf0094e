import * as z from 'zod'
import { PHOTO_ENDING } from '@/model/pictures/photo-rules'
import { PHOTO_FOLDER } from '@/model/site/folder'

/** Matches the path of a file in the folder of photos, not above it. */
const PATH_OF_PHOTO = new RegExp(`^/?${PHOTO_FOLDER}/(?!.*\\.\\./)[^\\\\\\p{Cc}]+$`, 'u')

export const PHOTO_FILE_EXAMPLE = `/${PHOTO_FOLDER}/IMG 2041.jpg`

/** Returns the schema of the path of a photo in the folder of photos. */
export const photoFile = (title: string) =>
  // Skips `cleanText`, because a file name may contain any character.
  z
    .string()
    .refine((path) => PATH_OF_PHOTO.test(path) && PHOTO_ENDING.test(path), {
      error: `não é uma foto .jpg, .png ou .webp da pasta ${PHOTO_FOLDER}`,
    })
    .meta({ title, example: PHOTO_FILE_EXAMPLE, field: { kind: 'photo' } })
