import { isHiddenItem } from '@/model/fields/list'
import type { SiteContent } from '@/model/schema/content'
import type { PageName } from '@/model/site/routes'
import { isSectionHidden } from './hidden'

/**
 * Returns the testimonials that a page shows: the real ones, because a single sample would make the
 * section announce samples, and doubt the clients. Without a real one, the samples, if those are on.
 */
export function shownTestimonials({ testimonials, ...pages }: SiteContent, pageName: PageName) {
  if (isSectionHidden(pages[pageName], 'testimonials')) return []
  const items = testimonials[pageName].filter((item) => !isHiddenItem(item))
  const real = items.filter(({ sample }) => !sample)
  return real.length > 0 || !testimonials.samples ? real : items
}
