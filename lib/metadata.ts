import type { Metadata } from 'next'
import { TITLE_LENGTH } from '@/content/limits'
import type { RoutePath } from '@/content/routes'
import type { Page } from '@/content/schema'
import type { ShareImage } from './pictures'

/** The title with the company's name, where there is room for it. */
function fullTitle(title: string, siteName: string): string {
  const full = `${title} · ${siteName}`
  return full.length <= TITLE_LENGTH ? full : title
}

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
    // Next repeats the other tags for X. adapter/page.ts removes them, because X reads `og:` instead.
    twitter: { card: 'summary_large_image' },
  }
}
