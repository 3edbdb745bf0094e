import type { SiteContent } from './schema'

/** The testimonials of a page, without the samples once the owner has taken them out. */
export const shownTestimonials = ({ testimonials }: SiteContent, page: 'home' | 'drains') =>
  testimonials[page].filter(({ sample }) => testimonials.samples || !sample)
