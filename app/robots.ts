import type { MetadataRoute } from 'next'
import { company } from '@/content/site'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${company.siteUrl}/sitemap.xml`,
  }
}
