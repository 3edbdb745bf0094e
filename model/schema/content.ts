/**
 * Schema of the content: each key is a file, `content/<key>.json`. The content types derive from it,
 * and model/reading/validation.ts reports broken rules in Portuguese.
 */
import type * as z from 'zod'
import { group } from '@/model/fields/group'
import type { PictureName } from '@/model/pictures/pictures'
import { pageNames } from '@/model/site/routes'
import type { Place } from '@/model/site/slugs'
import { type FieldPath, isWithin, parseFieldKey } from '@/model/values/tree'
import { pestsSchema } from './cards'
import { claimsSchema } from './claims'
import { companySchema } from './company'
import { interfaceSchema } from './interface'
import { messagesSchema } from './messages'
import { noticesSchema } from './notices'
import { drainsSchema, homeSchema, type pageFields } from './page'
import { paletteSchema } from './palette'
import { photosSchema } from './photos'
import { testimonialsSchema } from './testimonials'

export const siteContentSchema = group('Conteúdo', {
  company: companySchema.describe('Aparecem no site, no Google e nos links que você manda.'),
  testimonials: testimonialsSchema,
  claims: claimsSchema,
  avisos: noticesSchema,
  photos: photosSchema,
  home: homeSchema,
  pests: pestsSchema,
  drains: drainsSchema,
  messages: messagesSchema,
  interface: interfaceSchema,
  palette: paletteSchema,
})

export type SiteContent = z.infer<typeof siteContentSchema>

/** Returns the content files that are pages, each with its name. */
export const pagesIn = (content: SiteContent) =>
  pageNames.map((pageName) => ({ pageName, page: content[pageName] }))

/** A content file or a field in it, as `interface.menu`, so that the compiler checks the names. */
export type PartKey = {
  [Name in keyof SiteContent]: Name | `${Name}.${keyof SiteContent[Name] & string}`
}[keyof SiteContent]

/** Checks whether a path leads to a part of the content, or to a field in the part. */
export const isInPart = (path: FieldPath, part: PartKey) => isWithin(path, parseFieldKey(part))

export type Company = SiteContent['company']
type PageFields = ReturnType<typeof pageFields<PictureName, Place, 'pests'>>
/** Type of a page. Sections use the types of its fields, such as `PageContent['hero']`. */
export type PageContent = z.infer<z.ZodObject<PageFields>>
export type Service = PageContent['services']['items'][number]
export type Testimonial = SiteContent['testimonials']['home'][number]
export type Link = { label: string; href: string }

export type GeneralTexts = SiteContent['interface']['general']
export type FactTexts = SiteContent['interface']['facts']
export type ConsentTexts = SiteContent['interface']['consent']
export type Claim = SiteContent['claims']['items'][number]
