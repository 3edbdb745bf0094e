/** Removes from the content what the pages do not show: hidden sections and items, and samples. */

import { DRAIN_PAGE, PHOTO_CARD } from '@/model/schema/cards'
import type { PageContent, SiteContent } from '@/model/schema/content'
import { fieldAt, fieldsIn } from '@/model/schema/field-at'
import { SECTION_IDS } from '@/model/site/anchors'
import { type PageName, pageNames } from '@/model/site/routes'
import { cachedByObject } from '@/model/values/cached-by-object'
import { type FieldPath, isObject, valueAt, withFields } from '@/model/values/tree'

declare const isVisible: unique symbol

/** Content as pages show it, from `visibleContent`. Its lists have the indexes of the page. */
export type VisibleContent = SiteContent & { readonly [isVisible]: true }

/** The name of a section that the owner can hide. */
export type HideableSection = keyof NonNullable<PageContent['hidden']>

const HIDEABLE_SECTIONS = Object.keys(fieldsIn(fieldAt(['home', 'hidden'])))

/** Sections that another section contains, so that both disappear. */
const CONTAINERS: { readonly [Name in HideableSection]?: HideableSection } = {
  figures: 'about',
  photoCard: 'services',
}

const isHideable = (name: unknown): name is HideableSection =>
  HIDEABLE_SECTIONS.some((section) => section === name)

const isSectionHidden = ({ hidden = {} }: Pick<PageContent, 'hidden'>, name: HideableSection) => {
  const container = CONTAINERS[name]
  return hidden[name] === true || (container !== undefined && hidden[container] === true)
}

/**
 * Returns a value without the list items that the owner has hidden. Cached, so that the preview compares
 * only the texts that a key changes.
 */
const withoutHiddenItems = cachedByObject((value: unknown): unknown => {
  if (Array.isArray(value))
    return value
      .filter((item) => valueAt(item, ['hidden']) !== true)
      .map((item) => withoutHiddenItems(item))
  return isObject(value) ? withFields(value, withoutHiddenItems) : value
})

/** Checks whether a link leads to a hidden section of the home page. */
export const isLinkToHidden = ({ home }: Pick<SiteContent, 'home'>, href: string): boolean =>
  Object.entries(SECTION_IDS).some(
    ([name, id]) => href === `/#${id}` && isHideable(name) && isSectionHidden(home, name),
  )

/**
 * Returns the testimonials that a page shows: the real ones, because a single sample would make the
 * section announce samples, and doubt the clients. Without a real one, the samples, if those are on.
 */
export function shownTestimonials({ testimonials, ...pages }: SiteContent, pageName: PageName) {
  if (isSectionHidden(pages[pageName], 'testimonials')) return []
  const items = testimonials[pageName].filter(({ hidden }) => !hidden)
  const real = items.filter(({ sample }) => !sample)
  return real.length > 0 || !testimonials.samples ? real : items
}

/**
 * Returns a page without links to hidden cards: tiles and places disappear with their card, and no
 * card sends visitors to hidden first aid. Its switches are also on for sections that have nothing to
 * show.
 * @param content without hidden items
 * @param pests slugs of the pest cards, to which tiles and places may link
 */
function visiblePage(
  content: SiteContent,
  pageName: PageName,
  pests: readonly string[],
): PageContent {
  const page: PageContent = content[pageName]
  const hides = (name: HideableSection) => isSectionHidden(page, name)
  const services = hides('services') ? [] : page.services.items
  const cards = [
    ...services.map(({ slug }) => slug),
    ...pests,
    ...(hides('photoCard') ? [] : [PHOTO_CARD]),
    DRAIN_PAGE,
  ]
  const hasCard = ({ service }: { service: string }) => cards.includes(service)
  const tiles = page.problems.items.filter(hasCard)
  const { otherPage, places } = page
  const { link } = otherPage
  return {
    ...page,
    hidden: {
      ...page.hidden,
      figures: hides('figures'),
      photoCard: hides('photoCard'),
      problems: hides('problems') || tiles.length === 0,
      testimonials: shownTestimonials(content, pageName).length === 0,
    },
    problems: { ...page.problems, items: tiles },
    ...(places && { places: { ...places, items: places.items.filter(hasCard) } }),
    services: {
      ...page.services,
      items: hides('firstAid')
        ? services.map((service) => ({ ...service, emergency: undefined }))
        : services,
    },
    otherPage: {
      ...otherPage,
      link: isLinkToHidden(content, link.href) ? { ...link, href: '/' } : link,
    },
  }
}

/**
 * Returns the content that the pages show. Removes hidden items and links to hidden ones. Keeps the
 * fields of hidden sections, which `hidden` of their page names.
 */
export function visibleContent(complete: SiteContent): VisibleContent {
  const content = withoutHiddenItems(complete) as SiteContent
  const { home, pests, testimonials } = content
  const pestItems = isSectionHidden(home, 'pests') ? [] : pests.items
  const slugs = pestItems.map(({ slug }) => slug)
  const entriesOf = <Value>(read: (pageName: PageName) => Value) =>
    Object.fromEntries(pageNames.map((pageName) => [pageName, read(pageName)]))
  return {
    ...content,
    ...entriesOf((pageName) => visiblePage(content, pageName, slugs)),
    pests: { ...pests, items: pestItems },
    testimonials: {
      ...testimonials,
      ...entriesOf((pageName) => shownTestimonials(content, pageName)),
    },
    // Needs the cast, because only the type has the mark.
  } as VisibleContent
}

/**
 * Returns the path of the switch that hides the section of a field: `home.hidden.about`.
 * @returns undefined for a field outside the sections that an owner can hide
 */
export function hiddenSwitchOf([contentName, field]: FieldPath): FieldPath | undefined {
  if (contentName === 'pests') return ['home', 'hidden', 'pests']
  const [page, name] = contentName === 'testimonials' ? [field, contentName] : [contentName, field]
  const isPage = pageNames.some((other) => other === page)
  return page !== undefined && isPage && isHideable(name) ? [page, 'hidden', name] : undefined
}

/**
 * Checks whether a field is in a hidden section or list item.
 * @param content unchecked
 */
export function isHiddenAt(content: unknown, path: FieldPath): boolean {
  const [page = '', group = '', name] = hiddenSwitchOf(path) ?? []
  const hidden = Object(valueAt(content, [page, group]))
  return (
    (isHideable(name) && isSectionHidden({ hidden }, name)) ||
    path.some((_, depth) => valueAt(content, [...path.slice(0, depth + 1), 'hidden']) === true)
  )
}
