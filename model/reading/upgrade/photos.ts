import { type FieldPath, textAt, valueAt, withValue } from '@/model/values/tree'

/** The pictures with a field for a description, and how the description of the drawing begins. */
const DESCRIBED_DRAWINGS: readonly { picture: string; path: FieldPath; beginning: string }[] = [
  {
    picture: 'hero-dedetizacao',
    path: ['home', 'hero', 'alt'],
    beginning: 'Casa de telhado de barro',
  },
  { picture: 'hero-desentupimento', path: ['drains', 'hero', 'alt'], beginning: 'Casa em corte' },
  {
    picture: 'comprovante',
    path: ['home', 'method', 'proof', 'alt'],
    beginning: 'Exemplo de comprovante',
  },
]

/** Gives the photos what their owner wrote in the fields of the drawings, the only ones there were. */
export function describePhotos(
  content: unknown,
  note: (path: FieldPath, message: string) => void,
): unknown {
  const photos = valueAt(content, ['photos', 'items'])
  const pictures = Array.isArray(photos) ? photos.map((photo) => valueAt(photo, ['picture'])) : []
  return DESCRIBED_DRAWINGS.reduce((described, { picture, path, beginning }) => {
    const photoPath = ['photos', 'items', pictures.indexOf(picture), 'alt']
    const alt = textAt(content, path)
    if (!pictures.includes(picture) || textAt(content, photoPath)) return described
    if (!alt?.trim() || alt.startsWith(beginning)) return described
    note(photoPath, `“${alt}” descreve agora a foto, e não o desenho`)
    return withValue(described, photoPath, alt)
  }, content)
}
