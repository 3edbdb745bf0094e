import type { Route } from './routes'
import type { SiteContent, Testimonial } from './schema'

/** The testimonials of a page, without the samples once the owner has taken them out. */
export function visibleTestimonials({ testimonials }: SiteContent, page: Route['content']) {
  const { samples, ...lists } = testimonials
  const byPage: Partial<Record<Route['content'], readonly Testimonial[]>> = lists
  return (byPage[page] ?? []).filter(({ sample }) => samples || !sample)
}
