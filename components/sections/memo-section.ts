import { type FunctionComponent, memo } from 'react'
import type { PageChats } from '@/model/page/chat'
import type { documentRows } from '@/model/page/company-facts'
import type { Pictures } from '@/model/pictures/picture-files'
import type {
  Company,
  FactTexts,
  GeneralTexts,
  PageContent,
  SiteContent,
  Testimonial,
} from '@/model/schema/content'
import { isEqual } from '@/model/values/is-equal'

/** Texts, items and pictures that the sections of a page show. */
export type SectionData = Pick<
  PageContent,
  'about' | 'services' | 'method' | 'questions' | 'testimonials' | 'area'
> &
  Pick<SiteContent, 'pests'> &
  Pick<Company, 'guarantees' | 'towns' | 'state' | 'visitFee'> & {
    company: Company
    /** Empty if the owner has hidden them. */
    figures: PageContent['figures']
    /** Undefined if the owner has hidden it. */
    photoCard: PageContent['photoCard'] | undefined
    testimonialItems: readonly Testimonial[]
    /** Rows of the illustrated document. */
    rows: ReturnType<typeof documentRows>
    /** Sentence with the lowest price of the page. */
    lowestPrice: string | undefined
    chats: PageChats
    pictures: Pictures
    texts: GeneralTexts
    factTexts: FactTexts
  }

/**
 * Returns a section that renders again only if a property of `keys` has changed, for the reason of `memoByValue`.
 * @param keys names of the properties that the section uses
 * @param section component of these properties
 * @returns the same component, which takes all properties of sections
 */
export const memoSection = <Key extends keyof SectionData>(
  keys: readonly Key[],
  section: FunctionComponent<Pick<SectionData, Key>>,
) =>
  memo<SectionData>(section, (before, after) =>
    keys.every((key) => isEqual(before[key], after[key])),
  )
