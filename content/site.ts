/** The content as the site shows it: the files of one company, as the schema reads them. */
// Under `next dev` the pages read the content again when this changes.
import '@/.generated/content.json' with { type: 'json' }
import { checkedContent } from './read'
import type { SiteContent } from './schema'
import { shownTestimonials } from './shown'

export const content = checkedContent()

export const { company, home, pests, drains, messages, palette, photos } = content

/** The pages of lib/routes.ts, by address. */
export const pagesOf = ({ home, drains }: SiteContent) => ({ '/': home, '/desentupimento': drains })

export const pages = pagesOf(content)

export const homeTestimonials = shownTestimonials(content, 'home')
export const drainsTestimonials = shownTestimonials(content, 'drains')

export const {
  general: interfaceTexts,
  facts: factTexts,
  menu: menuTexts,
  notices: noticeTexts,
  notFound: notFoundTexts,
  errors: errorTexts,
  consent: consentTexts,
} = content.interface
