import * as z from 'zod'

/** Returns the schema of the path of a photo in content/fotos. */
export const photoFile = (title: string) =>
  // Skips `cleanText`, because a file name may contain any character.
  z
    .string()
    .regex(/^\/?content\/fotos\/(?!.*\.\.\/)[^\\\p{Cc}]+\.(jpe?g|png|webp)$/iu, {
      error: 'não é uma foto .jpg, .png ou .webp da pasta content/fotos',
    })
    .meta({ title, example: '/content/fotos/IMG 2041.jpg', field: { kind: 'photo' } })
