import type { MetadataRoute } from 'next'
import site from '@/.generated/site.json' with { type: 'json' }
import { routes } from '@/model/site/routes'

export const dynamic = 'force-static'

/**
 * Lists the pages without dates, because a build date would claim a change where there was none.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return routes.map(({ path }) => ({ url: `${site.content.company.siteUrl}${path}` }))
}
