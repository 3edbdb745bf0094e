/** Removes from the content what the pages do not show: hidden sections and items, and samples. */

import { isHiddenItem } from '@/model/fields/list'
import type { PageContent, SiteContent } from '@/model/schema/content'
import { HIDEABLE_SECTIONS, type HideableSection } from '@/model/schema/page'
import { DRAIN_PAGE, PHOTO_CARD } from '@/model/schema/slugs'
import { SECTION_IDS } from '@/model/site/anchors'
import { type PageName, pageNames, routes } from '@/model/site/routes'
import { cachedByObject } from '@/model/values/cached-by-object'
import { recordOf } from '@/model/values/record-of'
import { isObject, mapFields, valueAt } from '@/model/values/tree'
import { isHiddenAt } from './hidden'

/** Names of the pages with pests. */
const withPests: readonly PageName[] = routes
  .filter(({ hasPests }) => hasPests)
  .map(({ pageName }) => pageName)

/** The sections of a page that visitors see: those that the owner has not hidden, and that are not empty. */
type WithShownSections = { readonly shows: Readonly<Record<HideableSection, boolean>> }

export type VisiblePage = PageContent & WithShownSections

/** Content as pages show it, from `visibleContent`. Its lists have the indexes of the page. */
export type VisibleContent = SiteContent & Readonly<Record<PageName, WithShownSections>>

/**
 * Returns a value without the list items that the owner has hidden. Cached, so that the preview compares
 * only the texts that a key changes.
 */
const withoutHiddenItems = cachedByObject((value: unknown): unknown => {
  if (Array.isArray(value))
    return value.filter((item) => !isHiddenItem(item)).map((item) => withoutHiddenItems(item))
  return isObject(value) ? mapFields(value, withoutHiddenItems) : value
})

/**
 * Returns the testimonials that a page shows: the real ones, because a single sample would make the
 * section announce samples, and doubt the clients. Without a real one, the samples, if those are on.
 * @param content without hidden items
 */
function shownTestimonials(content: SiteContent, pageName: PageName) {
  const { testimonials } = content
  const items = isHiddenAt(content, ['testimonials', pageName]) ? [] : testimonials[pageName]
  const real = items.filter(({ sample }) => !sample)
  return real.length > 0 || !testimonials.samples ? real : items
}

/** Checks whether a link leads to a section of the home page that visitors do not see. */
export const isLinkToHidden = (
  { home: { shows } }: Readonly<Record<'home', WithShownSections>>,
  href: string,
): boolean =>
  Object.entries(SECTION_IDS).some(
    ([name, id]) => href === `/#${id}` && valueAt(shows, [name]) === false,
  )

/**
 * Returns a page without links to hidden cards: tiles and places disappear with their card, and no
 * card sends visitors to hidden first aid.
 * @param page without hidden items
 * @param pests slugs of the pest cards, to which tiles and places may link
 */
function visiblePage(
  page: PageContent,
  { shows }: WithShownSections,
  pests: readonly string[],
): VisiblePage {
  const services = shows.services ? page.services.items : []
  const cards = [
    ...services.map(({ slug }) => slug),
    ...pests,
    ...(shows.photoCard ? [PHOTO_CARD] : []),
    DRAIN_PAGE,
  ]
  const hasCard = ({ service }: { service: string }) => cards.includes(service)
  const tiles = page.problems.items.filter(hasCard)
  const { places } = page
  return {
    ...page,
    shows: { ...shows, problems: shows.problems && tiles.length > 0 },
    problems: { ...page.problems, items: tiles },
    ...(places && { places: { ...places, items: places.items.filter(hasCard) } }),
    services: {
      ...page.services,
      items: shows.firstAid
        ? services
        : services.map((service) => ({ ...service, emergency: undefined })),
    },
  }
}

/**
 * Returns the content that the pages show. Removes hidden items and links to hidden ones. Keeps the
 * fields of hidden sections, which `shows` of their page leaves out.
 */
export function visibleContent(complete: SiteContent): VisibleContent {
  const content = withoutHiddenItems(complete) as SiteContent
  const { pests } = content
  const testimonials = recordOf(pageNames, (pageName) => shownTestimonials(content, pageName))
  const sections = recordOf(pageNames, (pageName) => ({
    shows: {
      ...recordOf(HIDEABLE_SECTIONS, (name) => !isHiddenAt(content, [pageName, name])),
      testimonials: testimonials[pageName].length > 0,
      // The others have no pests, and so no field that hides them.
      pests: withPests.includes(pageName) && !isHiddenAt(content, [pageName, 'pests']),
    },
  }))
  const pestItems = sections.home.shows.pests ? pests.items : []
  const slugs = pestItems.map(({ slug }) => slug)
  return {
    ...content,
    ...recordOf(pageNames, (pageName) => {
      const page = visiblePage(content[pageName], sections[pageName], slugs)
      const { link } = page.otherPage
      if (!isLinkToHidden(sections, link.href)) return page
      // From the home page, the link would lead to the page itself.
      if (pageName === 'home') return { ...page, shows: { ...page.shows, otherPage: false } }
      return { ...page, otherPage: { ...page.otherPage, link: { ...link, href: '/' } } }
    }),
    pests: { ...pests, items: pestItems },
    testimonials: { ...content.testimonials, ...testimonials },
    // Needs the cast, because one type describes both pages.
  } as VisibleContent
}
