import type { Route } from './routes'
import type { SiteContent, Testimonial } from './schema'

/** Returns the testimonials of a page. Omits the samples if the owner has switched them off. */
export function visibleTestimonials({ testimonials }: SiteContent, page: Route['content']) {
  const { samples, ...lists } = testimonials
  const byPage: Partial<Record<Route['content'], readonly Testimonial[]>> = lists
  return (byPage[page] ?? []).filter(({ sample }) => samples || !sample)
}
