import type { MetadataRoute } from 'next'
import { company } from '@/content/company'

export const dynamic = 'force-static'

/** No dates: a date of the build would claim a change where there was none. */
export default function sitemap(): MetadataRoute.Sitemap {
  return [{ url: `${company.siteUrl}/` }, { url: `${company.siteUrl}/desentupimento` }]
}
