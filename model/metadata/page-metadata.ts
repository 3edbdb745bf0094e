import type { Metadata, Viewport } from 'next'
import { SHARE_SIZE } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import { shareImagePath } from '@/model/site/published-files'
import { type RoutePath, routeOf } from '@/model/site/routes'

/** Characters of a title that search results show. */
export const MAX_TITLE_LENGTH = 65

/**
 * Returns the metadata of a page for search engines and shared links. The title includes the
 * company's name if it stays within `MAX_TITLE_LENGTH`.
 * @param path path of the page, also its canonical URL
 */
export function pageMetadata(content: SiteContent, path: RoutePath): Metadata {
  const { company } = content
  const route = routeOf(path)
  const { meta, hero } = content[route.pageName]
  const { title, description, keywords } = meta
  const fullTitle = `${title} · ${company.name}`
  return {
    title: fullTitle.length <= MAX_TITLE_LENGTH ? fullTitle : title,
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
      images: [{ url: shareImagePath(route), ...SHARE_SIZE, alt: hero.title }],
    },
    // Next copies the other tags for X. build/export/page.ts removes the copies, because X reads
    // `og:`.
    twitter: { card: 'summary_large_image' },
  }
}

/** Returns the colour of the browser's bars on a page. */
export const pageViewport = ({ palette }: SiteContent, path: RoutePath): Viewport => ({
  themeColor: palette[routeOf(path).theme][8],
})
