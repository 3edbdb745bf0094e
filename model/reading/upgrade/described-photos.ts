import { PHOTOS_PATH } from '@/model/schema/photos'
import { type FieldPath, parseFieldKey, textAt, valueAt, withValue } from '@/model/values/tree'

/** The pictures with a field for a description, and how the description of the drawing begins. */
const DESCRIBED_DRAWINGS: readonly (readonly [picture: string, key: string, beginning: string])[] =
  [
    ['hero-dedetizacao', 'home.hero.alt', 'Casa de telhado de barro'],
    ['hero-desentupimento', 'drains.hero.alt', 'Casa em corte'],
    ['comprovante', 'home.method.proof.alt', 'Exemplo de comprovante'],
  ]

/** Gives the photos what their owner wrote in the fields of the drawings, the only ones there were. */
export function describePhotos(
  content: unknown,
  note: (path: FieldPath, message: string) => void,
): unknown {
  const photos = valueAt(content, PHOTOS_PATH)
  const pictures = Array.isArray(photos) ? photos.map((photo) => valueAt(photo, ['picture'])) : []
  return DESCRIBED_DRAWINGS.reduce((described, [picture, key, beginning]) => {
    const photoPath = [...PHOTOS_PATH, pictures.indexOf(picture), 'alt']
    const alt = textAt(content, parseFieldKey(key))
    if (!pictures.includes(picture) || textAt(content, photoPath)) return described
    if (!alt?.trim() || alt.startsWith(beginning)) return described
    note(photoPath, `“${alt}” descreve agora a foto, e não o desenho`)
    return withValue(described, photoPath, alt)
  }, content)
}
