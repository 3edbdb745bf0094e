/* Rules about what the photos need from each other and from the owner. */
import type { SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { beforePhotoOf, PHOTOS_WITHOUT_ILLUSTRATION } from '@/model/schema/picture-names'
import { SERVICES } from '@/model/schema/slugs'
import { textAt, valueAt } from '@/model/values/tree'

/**
 * Tells whether a photo needs a description, because it informs. The others only decorate, and screen
 * readers skip them. In place of some drawings a description is only recommended, because earlier
 * versions did not ask for it, and no site may stop.
 * @param pictures those of all photos, because a photo may show a place after a service
 */
export function altNeed(
  picture: unknown,
  pictures: readonly unknown[],
): 'required' | 'recommended' | undefined {
  const name = String(picture)
  const informs = ['equipe', ...Object.keys(PHOTOS_WITHOUT_ILLUSTRATION)].includes(name)
  if (informs || pictures.includes(beforePhotoOf(name))) return 'required'
  return /^(?:hero-|comprovante$)/.test(name) ? 'recommended' : undefined
}

/**
 * Returns the photos that lack the description that they need, each with the path of the description
 * and a validation error.
 * @param photos unchecked
 */
export function photosWithoutAlt<Photo>(photos: readonly Photo[]) {
  const pictures = photos.map((photo) => valueAt(photo, ['picture']))
  return photos.flatMap((photo, index) => {
    const need = textAt(photo, ['alt'])?.trim() ? undefined : altNeed(pictures[index], pictures)
    const path = ['photos', 'items', index, 'alt']
    return need
      ? { photo, need, path, message: `falta. Exemplo certo: ${fieldAt(path)?.example}` }
      : []
  })
}

/** Reports photos of a place before a service without the one after it, and missing descriptions. */
export function photoIssues({ photos: { items } }: SiteContent) {
  const pairIssues = items.flatMap(({ picture }, index) => {
    const after = Object.keys(SERVICES).find((slug) => beforePhotoOf(slug) === picture)
    if (!after || items.some((other) => other.picture === after)) return []
    const path = ['photos', 'items', index, 'picture']
    const message = `falta a foto de depois. O que fazer: adicione uma foto em “${fieldAt(path)?.format(after)}”`
    return { path, message }
  })
  return [...pairIssues, ...photosWithoutAlt(items).filter(({ need }) => need === 'required')]
}
