import { photoPicture } from '@/model/pictures/pictures'
import { PHOTOS_PATH } from '@/model/schema/photos'
import { parseFieldKey, textAt, valueAt, withValue } from '@/model/values/tree'
import type { Note } from './refused'

/** How the description of each drawing begins, of those that had one. */
const DRAWING_BEGINNINGS = {
  'hero-dedetizacao': 'Casa de telhado de barro',
  'hero-desentupimento': 'Casa em corte',
  comprovante: 'Exemplo de comprovante',
}

/** Gives the photos what their owner wrote in the fields of the drawings, the only ones there were. */
export function describePhotos(content: unknown, note: Note): unknown {
  const photos = valueAt(content, PHOTOS_PATH)
  const pictures = Array.isArray(photos) ? photos.map((photo) => valueAt(photo, ['picture'])) : []
  return Object.entries(DRAWING_BEGINNINGS).reduce((described, [picture, beginning]) => {
    const photoPath = [...PHOTOS_PATH, pictures.indexOf(picture), 'alt']
    const [group = ''] = photoPicture(picture)?.shownIn ?? []
    const alt = textAt(content, [...parseFieldKey(group), 'alt'])
    if (!pictures.includes(picture) || textAt(content, photoPath)) return described
    if (!alt?.trim() || alt.startsWith(beginning)) return described
    note(photoPath, `“${alt}” descreve agora a foto, e não o desenho`)
    return withValue(described, photoPath, alt)
  }, content)
}
