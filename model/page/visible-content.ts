/** Removes from the content what its owner has hidden: sections of the pages, and items of lists. */

import type { PageContent, SiteContent } from '@/model/schema'
import { PHOTO_CARD } from '@/model/schema/cards'
import { HIDEABLE_SECTIONS, type HideableSection } from '@/model/schema/page'
import { type FieldPath, valueAt } from '@/model/values/tree'

/** Sections that another section contains, so that both disappear. */
const CONTAINERS: { readonly [Name in HideableSection]?: HideableSection } = {
  figures: 'about',
  photoCard: 'services',
}

/** Checks whether a page does not show a section. */
export function isSectionHidden(
  { hidden = {} }: Pick<PageContent, 'hidden'>,
  name: HideableSection,
) {
  const container = CONTAINERS[name]
  return hidden[name] === true || (container !== undefined && hidden[container] === true)
}

const shownItems = <Item extends { hidden?: boolean }>(items: readonly Item[]): Item[] =>
  items.filter(({ hidden }) => !hidden)

/** Sections of the home page that a link of the menu or of the other page leads to. */
const LINKED_SECTIONS: Readonly<Record<string, HideableSection>> = {
  '/#servicos': 'services',
  '/#pragas': 'pests',
  '/#sobre': 'about',
  '/#depoimentos': 'testimonials',
  '/#localizacao': 'area',
}

/** Checks whether a link leads to a hidden section of the home page. */
export function isLinkToHidden({ home }: Pick<SiteContent, 'home'>, href: string): boolean {
  const name = LINKED_SECTIONS[href]
  return name !== undefined && isSectionHidden(home, name)
}

/**
 * Returns a page without its hidden items, and without links to hidden cards: tiles disappear with
 * their card, and no card sends visitors to hidden first aid.
 * @param pests slugs of the page's pest cards, to which tiles may link
 */
function visiblePage<Page extends PageContent>(
  content: SiteContent,
  page: Page,
  pests: readonly string[],
): Page {
  const hides = (name: HideableSection) => isSectionHidden(page, name)
  const services = hides('services') ? [] : shownItems(page.services.items)
  const cards = [
    ...services.map(({ slug }) => slug),
    ...pests,
    ...(hides('photoCard') ? [] : [PHOTO_CARD]),
  ]
  const tiles = shownItems(page.problems.items).filter(({ service }) => cards.includes(service))
  const { otherPage } = page
  const { link } = otherPage
  const visible = {
    ...page,
    hidden: { ...page.hidden, problems: hides('problems') || tiles.length === 0 },
    problems: { ...page.problems, items: tiles },
    firstAid: {
      ...page.firstAid,
      calls: shownItems(page.firstAid.calls),
      cases: shownItems(page.firstAid.cases),
    },
    services: {
      ...page.services,
      items: hides('firstAid')
        ? services.map((service) => ({ ...service, emergency: undefined }))
        : services,
    },
    area: { ...page.area, notes: shownItems(page.area.notes) },
    questions: { ...page.questions, items: shownItems(page.questions.items) },
    otherPage: {
      ...otherPage,
      link: isLinkToHidden(content, link.href) ? { ...link, href: '/' } : link,
    },
  }
  // Needs the cast, because TypeScript does not know that the lists keep the types of their items.
  return visible as Page
}

/**
 * Returns the content that the pages show. Removes hidden items, and links to hidden ones. Keeps
 * the fields of hidden sections, because `isSectionHidden` is the switch that the pages read.
 */
export function visibleContent(content: SiteContent): SiteContent {
  const { home, drains, pests, testimonials } = content
  const pestItems = isSectionHidden(home, 'pests') ? [] : shownItems(pests.items)
  return {
    ...content,
    home: visiblePage(
      content,
      home,
      pestItems.map(({ slug }) => slug),
    ),
    drains: visiblePage(content, drains, []),
    pests: { ...pests, items: pestItems },
    testimonials: {
      ...testimonials,
      home: shownItems(testimonials.home),
      drains: shownItems(testimonials.drains),
    },
  }
}

/** The switch that hides a section: `home.hidden.about`. */
type HiddenSwitch = readonly [
  contentName: 'home' | 'drains',
  group: 'hidden',
  name: HideableSection,
]

const isHideable = (name: unknown): name is HideableSection =>
  Object.keys(HIDEABLE_SECTIONS).some((section) => section === name)

const isPage = (name: unknown): name is 'home' | 'drains' => name === 'home' || name === 'drains'

/**
 * Returns the path of the switch that hides the section of a field.
 * @returns undefined for a field outside the sections that an owner can hide
 */
export function hiddenSwitchOf([contentName, field]: FieldPath): HiddenSwitch | undefined {
  if (contentName === 'pests') return ['home', 'hidden', 'pests']
  if (contentName === 'testimonials' && isPage(field)) return [field, 'hidden', 'testimonials']
  return isPage(contentName) && isHideable(field) ? [contentName, 'hidden', field] : undefined
}

/**
 * Checks whether a field is in a hidden section or list item.
 * @param content unchecked
 */
export function isHiddenAt(content: unknown, path: FieldPath): boolean {
  const sectionSwitch = hiddenSwitchOf(path)
  if (sectionSwitch) {
    const [contentName, group, name] = sectionSwitch
    const hidden = Object(valueAt(content, [contentName, group]))
    if (isSectionHidden({ hidden }, name)) return true
  }
  return path.some((_, depth) => valueAt(content, [...path.slice(0, depth + 1), 'hidden']) === true)
}
