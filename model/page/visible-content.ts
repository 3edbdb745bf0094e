/** Removes from the content what the pages do not show: hidden sections and items, and samples. */

import { isHiddenItem } from '@/model/fields/list'
import type { PageContent, SiteContent } from '@/model/schema/content'
import { HIDEABLE_SECTIONS, type HideableSection } from '@/model/schema/page'
import { homeRoute, type PageName, pageNames, routes } from '@/model/site/routes'
import { cachedByObject } from '@/model/values/cached-by-object'
import { recordOf } from '@/model/values/record-of'
import { type FieldPath, isObject, mapFields } from '@/model/values/tree'
import { isHiddenAt, isLinkToHidden } from './hidden'

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
 * Returns the content that the pages show. Removes hidden items and links to hidden ones: tiles and
 * places disappear with their card, and no card sends visitors to hidden first aid. Keeps the fields of
 * hidden sections, which `shows` of their page leaves out.
 */
export function visibleContent(complete: SiteContent): VisibleContent {
  const content = withoutHiddenItems(complete) as SiteContent
  const shownItems = <Item>(path: FieldPath, items: readonly Item[]) =>
    withoutHiddenItems(
      items.filter((_, index) => !isHiddenAt(complete, [...path, index])),
    ) as Item[]
  const visiblePage = (pageName: PageName): VisiblePage => {
    const page = content[pageName]
    const { places, problems } = complete[pageName] as PageContent
    const shows = {
      ...recordOf(HIDEABLE_SECTIONS, (name) => !isHiddenAt(complete, [pageName, name])),
      // The others have no pests, and so no field that hides them.
      pests: withPests.includes(pageName) && !isHiddenAt(complete, [pageName, 'pests']),
    }
    const services = shows.services ? page.services.items : []
    const { link } = page.otherPage
    // The link of a page to hidden services or pests leads to the top of theirs.
    const href = isLinkToHidden(complete, link.href) ? homeRoute.path : link.href
    return {
      ...page,
      shows,
      otherPage: { ...page.otherPage, link: { ...link, href } },
      problems: {
        ...page.problems,
        items: shownItems([pageName, 'problems', 'items'], problems.items),
      },
      ...(places && {
        places: { ...places, items: shownItems([pageName, 'places', 'items'], places.items) },
      }),
      services: {
        ...page.services,
        items: shows.firstAid
          ? services
          : services.map((service) => ({ ...service, emergency: undefined })),
      },
    }
  }
  const pages = recordOf(pageNames, visiblePage)
  return {
    ...content,
    ...pages,
    pests: { ...content.pests, items: pages.home.shows.pests ? content.pests.items : [] },
    testimonials: {
      ...content.testimonials,
      ...recordOf(pageNames, (pageName) =>
        shownItems(['testimonials', pageName], complete.testimonials[pageName]),
      ),
    },
    // Needs the cast, because one type describes both pages.
  } as VisibleContent
}
