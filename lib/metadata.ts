import type { Metadata } from 'next'
import { TITLE_LENGTH } from '@/content/limits'
import type { RoutePath } from '@/content/routes'
import type { Page } from '@/content/schema'
import type { ShareImage } from './pictures'

/** Head of one page; its path is its canonical address. */
export function pageMetadata({
  path,
  meta,
  image,
  siteName,
}: {
  path: RoutePath
  meta: Page['meta']
  image: ShareImage
  siteName: string
}): Metadata {
  const { title, description, keywords } = meta
  const fullTitle = `${title} · ${siteName}`
  return {
    title: fullTitle.length <= TITLE_LENGTH ? fullTitle : title,
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
    // Next repeats the other tags for X. adapter/page.ts removes them, because X reads `og:` instead.
    twitter: { card: 'summary_large_image' },
  }
}
