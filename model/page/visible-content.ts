/** Removes from the content what the pages do not show. */

import type { PageContent, SiteContent } from '@/model/schema/content'
import { HIDEABLE_SECTIONS, type HideableSection } from '@/model/schema/page'
import { homeRoute, type PageName, pageNames } from '@/model/site/routes'
import { recordOf } from '@/model/values/record-of'
import { itemPaths, withoutItem } from '@/model/values/tree'
import { hiddenSwitchOf, isHiddenAt, isLinkToHidden } from './hidden'

/** The sections of a page that visitors see: those that the owner has not hidden, and that are not empty. */
type WithShownSections = { readonly shows: Readonly<Record<HideableSection, boolean>> }

export type VisiblePage = PageContent & WithShownSections

/** Content as pages show it, from `visibleContent`. Its lists have the indexes of the page. */
export type VisibleContent = SiteContent & Readonly<Record<PageName, WithShownSections>>

/**
 * Returns the content that the pages show, without hidden list items and links to hidden sections: no
 * card sends visitors to hidden first aid. The lists of hidden sections are empty, and `shows` of a page
 * leaves these sections out. An object without hidden items stays the same, so that the preview compares
 * only what a key changes.
 */
export function visibleContent(complete: SiteContent): VisibleContent {
  // From the last item, because a removal moves those after it.
  const content = itemPaths(complete)
    .filter((path) => isHiddenAt(complete, path))
    .reduceRight(withoutItem, complete)
  const visiblePage = (pageName: PageName): VisiblePage => {
    const page: PageContent = content[pageName]
    const { services, otherPage } = page
    const { link } = otherPage
    const shows = recordOf(
      HIDEABLE_SECTIONS,
      // Only the home page has pests, and a switch that hides them.
      (name) =>
        hiddenSwitchOf([pageName, name]) !== undefined && !isHiddenAt(complete, [pageName, name]),
    )
    // The link of a page to hidden services or pests leads to the top of theirs.
    const href = isLinkToHidden(complete, link.href) ? homeRoute.path : link.href
    return {
      ...page,
      shows,
      otherPage: { ...otherPage, link: { ...link, href } },
      services: shows.firstAid
        ? services
        : {
            ...services,
            items: services.items.map((service) => ({ ...service, emergency: undefined })),
          },
    }
  }
  // Needs the cast, because one type describes both pages.
  return { ...content, ...recordOf(pageNames, visiblePage) } as VisibleContent
}
