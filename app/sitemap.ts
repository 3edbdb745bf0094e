import type { MetadataRoute } from 'next'
import { content } from '@/app/built/content'
import { routes } from '@/model/site/routes'

export const dynamic = 'force-static'

/**
 * Lists the pages without dates, because a build date would claim a change where there was none.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ path }) => ({ url: `${content.company.siteUrl}${path}` }))
}
