/* Rules about what the photos need from each other and from the owner. */
import { pagesIn, type SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { PHOTOS_PATH } from '@/model/schema/photos'
import {
  beforePhotoOf,
  isPhotoService,
  PHOTOS_WITHOUT_ILLUSTRATION,
} from '@/model/schema/picture-names'
import { SERVICES } from '@/model/schema/slugs'
import { textAt } from '@/model/values/tree'
import type { Issue } from './issue'

/**
 * Tells whether a photo needs a description, because it informs. The others only decorate, and screen
 * readers skip them. In place of some drawings a description is only recommended, because earlier
 * versions did not ask for it, and no site may stop.
 * @param pictures those of all photos, because a photo may show a place after a service
 */
export function altNeed(
  name: string,
  pictures: readonly unknown[],
): 'required' | 'recommended' | undefined {
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
  const pictures = photos.map((photo) => textAt(photo, ['picture']) ?? '')
  return photos.flatMap((photo, index) => {
    const need = textAt(photo, ['alt'])?.trim()
      ? undefined
      : altNeed(pictures[index] ?? '', pictures)
    const path = [...PHOTOS_PATH, index, 'alt']
    return need
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
    const after = Object.keys(SERVICES).find((slug) => beforePhotoOf(slug) === picture)
    if (!after || items.some((other) => other.picture === after)) return []
    const path = [...PHOTOS_PATH, index, 'picture']
    const message = `falta a foto de depois. O que fazer: adicione uma foto em “${fieldAt(path)?.format(after)}”`
    return { path, message }
  })

/** Returns the validation errors of missing photos, and of photos without a required description. */
export const photoIssues = (content: SiteContent): Issue[] => [
  ...missingPhotoIssues(content),
  ...missingPairIssues(content),
  ...photosWithoutAlt(content.photos.items).filter(({ need }) => need === 'required'),
]
