import type { Metadata } from 'next'
import type { PageMeta } from '@/content/types'
import type { SocialImage } from './pictures'

/** Search results cut a longer title. */
const TITLE_LENGTH = 65

/** The company's name behind the title, where there is room for it. */
function fullTitle(title: string, siteName: string): string {
  const full = `${title} · ${siteName}`
  return full.length <= TITLE_LENGTH ? full : title
}

/** Head of one page. `path` is its canonical address on the site, `/` or without a slash at the end. */
export function pageMetadata({
  path,
  meta,
  image,
  siteName,
}: {
  path: string
  meta: PageMeta
  image: SocialImage
  siteName: string
}): Metadata {
  const { title, description, keywords } = meta
  return {
    title: fullTitle(title, siteName),
    description,
    keywords: [...keywords],
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName,
      title,
      description,
      url: path,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  }
}
