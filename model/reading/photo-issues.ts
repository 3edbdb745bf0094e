/* Rules about what the photos need from each other and from the owner. */

import { isHiddenAt } from '@/model/page/hidden'
import { altNeed, isPhotoService, photoPicture } from '@/model/pictures/pictures'
import { pagesIn, type SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { PHOTOS_PATH } from '@/model/schema/photos'
import type { Issue } from './issue'

/**
 * Returns the shown photos that lack the description that they need, each with the path of the
 * description and a validation error.
 */
export function photosWithoutAlt(content: SiteContent) {
  const photos = content.photos.items
  const pictures = photos.map(({ picture }) => picture)
  return photos.flatMap((photo, index) => {
    const need = photo.alt?.trim() ? undefined : altNeed(photo.picture, pictures)
    const path = [...PHOTOS_PATH, index, 'alt']
    return need && !isHiddenAt(content, path)
      ? { photo, need, path, message: `falta. Exemplo certo: ${fieldAt(path)?.example}` }
      : []
  })
}

/** Reports services that have neither a drawing nor a photo. */
const missingPhotoIssues = (content: SiteContent): Issue[] =>
  pagesIn(content).flatMap(({ pageName, page }) =>
    page.services.items.flatMap(({ slug }, index) => {
      if (!isPhotoService(slug)) return []
      if (content.photos.items.some(({ picture }) => picture === slug)) return []
      const path = [pageName, 'services', 'items', index, 'slug']
      const message = `“${fieldAt(path)?.format(slug)}” ainda não tem foto. O que fazer: toque no desenho deste cartão na página e escolha a foto, ou escolha outro desenho aqui`
      return { path, message }
    }),
  )

/** Reports photos of a place before a service without the one after it. */
const missingPairIssues = ({ photos: { items } }: SiteContent): Issue[] =>
  items.flatMap(({ picture }, index) => {
    const { source, card: after } = photoPicture(picture) ?? {}
    if (source !== '' || !after || items.some((other) => other.picture === after)) return []
    const path = [...PHOTOS_PATH, index, 'picture']
    const message = `falta a foto de depois. O que fazer: adicione uma foto em “${fieldAt(path)?.format(after)}”`
    return { path, message }
  })

/** Returns the validation errors of missing photos, and of photos without a required description. */
export const photoIssues = (content: SiteContent): Issue[] => [
  ...missingPhotoIssues(content),
  ...missingPairIssues(content),
  ...photosWithoutAlt(content).filter(({ need }) => need === 'required'),
]
