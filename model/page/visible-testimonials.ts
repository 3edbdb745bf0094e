import type { Route } from '@/model/routes'
import type { SiteContent } from '@/model/schema'

/** Returns the testimonials of a page. Omits the samples if the owner has switched them off. */
export const visibleTestimonials = (
  { testimonials }: SiteContent,
  contentName: Route['contentName'],
) => testimonials[contentName].filter(({ sample }) => testimonials.samples || !sample)
