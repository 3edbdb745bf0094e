/** The content as the site shows it: the files of this folder, as the schema reads them. */
import avisosFile from './avisos.json' with { type: 'json' }
import claimsFile from './claims.json' with { type: 'json' }
import companyFile from './company.json' with { type: 'json' }
import drainsFile from './drains.json' with { type: 'json' }
import homeFile from './home.json' with { type: 'json' }
import interfaceFile from './interface.json' with { type: 'json' }
import messagesFile from './messages.json' with { type: 'json' }
import paletteFile from './palette.json' with { type: 'json' }
import pestsFile from './pests.json' with { type: 'json' }
import photosFile from './photos.json' with { type: 'json' }
import { parseContent } from './problems'
import type { SiteContent } from './schema'
import testimonialsFile from './testimonials.json' with { type: 'json' }

export const content = parseContent({
  company: companyFile,
  home: homeFile,
  pests: pestsFile,
  drains: drainsFile,
  testimonials: testimonialsFile,
  messages: messagesFile,
  interface: interfaceFile,
  palette: paletteFile,
  claims: claimsFile,
  photos: photosFile,
  avisos: avisosFile,
})

export const { company, home, pests, drains, messages, palette, photos } = content

/** The pages of lib/routes.ts, by address. */
export const pagesOf = ({ home, drains }: SiteContent) => ({ '/': home, '/desentupimento': drains })

export const pages = pagesOf(content)

export const { home: homeTestimonials, drains: drainsTestimonials } = content.testimonials

export const {
  general: interfaceTexts,
  facts: factTexts,
  menu: menuTexts,
  notices: noticeTexts,
  notFound: notFoundTexts,
  errors: errorTexts,
  consent: consentTexts,
} = content.interface
