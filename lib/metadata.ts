import type { Metadata } from 'next'
import { TITLE_LENGTH } from '@/content/limits'
import { type RoutePath, routeOf } from '@/content/routes'
import type { SiteContent } from '@/content/schema'
import { shareImage } from './pictures'

/**
 * Returns the metadata of a page for search engines and shared links.
 * @param path address of the page; its canonical link too
 */
export function metadataOf(content: SiteContent, path: RoutePath): Metadata {
  const { company } = content
  const route = routeOf(path)
  const { meta, hero } = content[route.content]
  const { title, description, keywords } = meta
  const fullTitle = `${title} · ${company.name}`
  return {
    title: fullTitle.length <= TITLE_LENGTH ? fullTitle : title,
    description,
    keywords,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'pt_BR',
      siteName: company.name,
      title,
      description,
      url: path,
      images: [shareImage(route.picture, hero.title)],
    },
    // Next repeats the other tags for X. adapter/page.ts removes them, because X reads `og:` instead.
    twitter: { card: 'summary_large_image' },
  }
}
