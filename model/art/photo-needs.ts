/* What the photos need from each other and from the owner. */
import type { SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { beforePhotoOf, PHOTOS_WITHOUT_ILLUSTRATION } from '@/model/schema/picture-names'
import { SERVICES } from '@/model/schema/slugs'

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

/** Reports photos of a place before a service without the one after it, and missing descriptions. */
export function photoIssues({ photos: { items } }: SiteContent) {
  const pictures = items.map(({ picture }) => picture)
  return items.flatMap(({ picture, alt }, index) => {
    const path = ['photos', 'items', index]
    const after = Object.keys(SERVICES).find((slug) => beforePhotoOf(slug) === picture)
    const pairIssue = {
      path: [...path, 'picture'],
      message: `falta a foto de depois. O que fazer: adicione uma foto em “${fieldAt([...path, 'picture'])?.format(after)}”`,
    }
    const altIssue = {
      path: [...path, 'alt'],
      message: `falta. Exemplo certo: ${fieldAt([...path, 'alt'])?.example}`,
    }
    return [
      ...(after && !pictures.some((other) => other === after) ? [pairIssue] : []),
      ...(!alt && altNeed(picture, pictures) === 'required' ? [altIssue] : []),
    ]
  })
}
