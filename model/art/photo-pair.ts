import type { GeneralTexts, SiteContent } from '@/model/schema'
import { beforePhotoOf } from '@/model/schema/picture-names'
import { isPhoto, type PictureFiles } from './pictures'

/** A photo of a place before or after a service. */
export type PairPhoto = { picture: PictureFiles; label: string; alt: string }

/**
 * Returns the photos of a place before and after a service.
 * @param slug slug of the service
 * @returns undefined unless the pages have both photos
 */
export function photoPair(
  { items }: SiteContent['photos'],
  pictures: Readonly<Record<string, PictureFiles>>,
  slug: string,
  { before, after }: Pick<GeneralTexts, 'before' | 'after'>,
): PairPhoto[] | undefined {
  const names = [
    { name: beforePhotoOf(slug), label: before },
    { name: slug, label: after },
  ]
  const pair = names.flatMap(({ name, label }) => {
    const picture = pictures[name]
    const alt = items.find((item) => item.picture === name)?.alt
    return picture && isPhoto(picture)
      ? { picture, label, alt: [label, alt].filter(Boolean).join(': ') }
      : []
  })
  return pair.length === names.length ? pair : undefined
}
