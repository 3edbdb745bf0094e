import type { MetadataRoute } from 'next'
import { content } from '@/app/built/content'

export const dynamic = 'force-static'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: `${content.company.siteUrl}/sitemap.xml`,
  }
}
