import { isSectionHidden } from '@/model/page/visible-content'
import type { Route } from '@/model/routes'
import type { SiteContent } from '@/model/schema'

/**
 * Returns the testimonials of a page. Omits hidden ones, and the samples if the owner has switched
 * them off.
 */
export const visibleTestimonials = (
  { testimonials, ...pages }: SiteContent,
  contentName: Route['contentName'],
) =>
  isSectionHidden(pages[contentName], 'testimonials')
    ? []
    : testimonials[contentName].filter(
        ({ sample, hidden }) => !hidden && (testimonials.samples || !sample),
      )
