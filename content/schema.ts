/**
 * The shape of everything in this folder: the types of the site come from here, and the build holds
 * the content to it (scripts/content/). Pages and content import types only, so that zod stays out of
 * what is published.
 */
import { z } from 'zod'
import { ALT_LENGTH } from './limits'
import { company } from './schema/company'
import { home, page, pests, type testimonial, testimonials } from './schema/page'
import { each, list, text } from './schema/parts'

const message = text('Olá! Gostaria de um orçamento.', 200)

/** A message or label with a place in it for what only the page knows. */
const template = (place: string, example: string, wrong: string) =>
  z.string().trim().max(200).includes(place).meta({ example, wrong })

const label = text('uma palavra ou frase curta', 200)

/** Small words of the site. */
const labels = <Name extends string>(...names: Name[]) => each(names, label)

const INTERFACE = { file: 'content/interface.ts' }

const interfaceTexts = labels(
  'skipLink',
  'contactButton',
  'headerNavigation',
  'tabs',
  'footerNavigation',
  'homeLink',
  'floatingChat',
  'chatHint',
  'whatsapp',
  'guarantee',
  'accessibility',
  'sample',
  'samplesIntro',
).extend({
  stars: template('{rating}', '{rating} de 5 estrelas', 'não diz {rating}, que dá lugar à nota'),
  swipe: template(
    '{count}',
    'São {count}: deslize para o lado.',
    'não diz {count}, que dá lugar a quantos são',
  ),
})

const factTexts = labels(
  'hours',
  'towns',
  'legalName',
  'cnpj',
  'address',
  'coordinates',
  'openMap',
  'sanitaryLicence',
  'environmentalLicence',
  'technicalLead',
  'email',
  'googleProfile',
  'openGoogleProfile',
)

const menuTexts = labels(
  'contactButton',
  'open',
  'openShort',
  'close',
  'closeShort',
  'title',
  'description',
)

const notFoundTexts = labels(
  'metaTitle',
  'code',
  'message',
  'homeLink',
  'explanation',
  'chatButton',
).extend({
  // Empty for a drawing that only decorates.
  alt: z.string().max(ALT_LENGTH).meta({ example: '' }),
})

const consentTexts = labels('label', 'question', 'accept', 'refuse', 'review')

/** A colour in its steps, light to dark: drawings and style sheets count on each. */
const ramp = <Step extends number>(...steps: Step[]) =>
  each(
    steps,
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i)
      .meta({ example: '#0F3D2E', wrong: 'não é uma cor de seis algarismos hexadecimais' }),
  )

const palette = z.strictObject({
  forest: ramp(5, 6, 7, 8, 9),
  green: ramp(2, 3, 4, 5, 6, 7),
  cream: ramp(0, 1, 2, 3, 4),
  amber: ramp(2, 3, 4, 5, 6, 7, 8),
  terracotta: ramp(2, 3, 4, 5, 6, 7, 8, 9),
  blue: ramp(1, 2, 3, 4, 5, 6, 7, 8, 9),
  taupe: ramp(4, 5, 6, 7, 8),
})

/** What the site says of the company and only its owner can know to be true. */
const claim = z.strictObject({
  claim: text('Atendemos 24 horas por dia.', 120),
  /** How the site says it: its sentences are found by these words, whatever their capitals. */
  words: list(text('24 horas', 60), 1, 20).meta({ example: ['24 h', '24 horas'] }),
  /** What the owner must be able to show as proof. */
  proof: text('escala de plantão com os nomes', 200, 10),
  /** Day on which the owner said that it is true. */
  confirmed: z.iso.date().meta({ example: '2027-01-15', wrong: 'não é um dia' }).optional(),
})

/** All that the files of content/ export, by name. */
export const siteContent = z.strictObject({
  company,
  home,
  pests,
  drains: page(8),
  homeTestimonials: testimonials,
  drainsTestimonials: testimonials,
  messages: z.strictObject({
    default: message,
    service: template(
      '{service}',
      'Olá! Gostaria de um orçamento para {service}.',
      'não diz {service}, que dá lugar ao nome do serviço',
    ),
    pests: message,
    drains: message,
  }),
  interfaceTexts: interfaceTexts.meta(INTERFACE),
  factTexts: factTexts.meta(INTERFACE),
  menuTexts: menuTexts.meta(INTERFACE),
  noticeTexts: labels('label', 'close', 'closeShort').meta(INTERFACE),
  notFoundTexts: notFoundTexts.meta(INTERFACE),
  errorTexts: labels('title', 'explanation', 'retry', 'home').meta(INTERFACE),
  consentTexts: consentTexts.meta({ file: 'content/consent.ts' }),
  palette,
  claims: list(claim, 0, 60, 'claim'),
})

export type SiteContent = z.infer<typeof siteContent>

export type Company = z.infer<typeof company>
/** What a section takes is typed by the page's part: `Page['hero']`. */
export type Page = z.infer<ReturnType<typeof page>>
export type HomePage = z.infer<typeof home>
export type Service = Page['services']['items'][number]
export type Pest = SiteContent['pests']['items'][number]
export type Testimonial = z.infer<typeof testimonial>
export type Link = Page['otherPage']['link']

export type InterfaceTexts = SiteContent['interfaceTexts']
export type FactTexts = SiteContent['factTexts']
export type MenuTexts = SiteContent['menuTexts']
export type NoticeTexts = SiteContent['noticeTexts']
export type ErrorTexts = SiteContent['errorTexts']
export type ConsentTexts = SiteContent['consentTexts']
export type Claim = z.infer<typeof claim>
