import type { MetadataRoute } from 'next'
import site from '@/.generated/site.json' with { type: 'json' }

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${site.content.company.siteUrl}/sitemap.xml`,
  }
}
