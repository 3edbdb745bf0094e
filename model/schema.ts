/**
 * Schema of this folder: each key is a file, `content/<key>.json`. The content types derive from
 * it, and model/validation.ts reports broken rules in Portuguese.
 */
import * as z from 'zod'
import { choice } from '@/model/fields/choice/schema'
import { patternText } from '@/model/fields/code/schema'
import { day } from '@/model/fields/day/schema'
import { group, objectOf } from '@/model/fields/group/schema'
import { list, optionalList } from '@/model/fields/list/schema'
import { numberField } from '@/model/fields/number/schema'
import { template, text } from '@/model/fields/text/schema'
import { companySchema } from '@/model/schema/company'
import type { PictureName } from './picture-names'
import {
  PHOTO_PICTURES,
  PHOTOS_WITHOUT_ILLUSTRATION,
  pestsSchema,
  type testimonialSchema,
  testimonialsSchema,
} from './schema/cards'
import { interfaceSchema } from './schema/interface'
import { drainsSchema, homeSchema, type pageSchema } from './schema/page'

export { PHOTO_CARD } from './schema/cards'

/** Maximum characters of a notice: two lines on a narrow phone, which fill the bar. */
export const MAX_NOTICE_LENGTH = 90

const message = (title: string) => text(title, 'Olá! Gostaria de um orçamento.', 200)

/**
 * Returns the schema of a colour ramp, light to dark. All shades are required, because
 * illustrations and style sheets use each one.
 */
const ramp = <Shade extends number>(...shades: Shade[]) =>
  objectOf(shades, (shade) =>
    patternText(
      `Tom ${shade}`,
      /^#[0-9a-f]{6}$/i,
      'não é uma cor de seis algarismos hexadecimais',
      '#0F3D2E',
    ),
  )

const paletteSchema = z
  .strictObject({
    forest: ramp(5, 6, 7, 8, 9),
    green: ramp(2, 3, 4, 5, 6, 7),
    cream: ramp(0, 1, 2, 3, 4),
    accent: ramp(2, 3, 4, 5, 6, 7, 8),
    terracotta: ramp(2, 3, 4, 5, 6, 7, 8, 9),
    blue: ramp(1, 2, 3, 4, 5, 6, 7, 8, 9),
    taupe: ramp(4, 5, 6, 7, 8),
  })
  .meta({ title: 'Cores' })

/** A claim of the site that only the owner can confirm. */
const claimSchema = group('Promessa', {
  claim: text('Promessa', 'Atendemos 24 horas por dia.', 120),
  words: list('Palavras', text('Palavra', '24 horas', 60), 1, 20),
  proof: text('Prova', 'escala de plantão com os nomes', 200, 10),
})

const photosSchema = optionalList(
  'Fotos',
  group('Foto', {
    picture: choice('Onde fica', PHOTO_PICTURES).describe(
      'O desenho que a foto substitui. A foto de antes aparece ao lado da foto do mesmo serviço, que mostra o depois.',
    ),
    // Skips `cleanText`, because a file name may contain any character.
    file: z
      .string()
      .regex(/^\/?content\/fotos\/(?!.*\.\.\/)[^\\\p{Cc}]+\.(jpe?g|png|webp)$/iu, {
        error: 'não é uma foto .jpg, .png ou .webp da pasta content/fotos',
      })
      .meta({
        title: 'Foto',
        examples: ['/content/fotos/IMG 2041.jpg'],
        contentMediaType: 'image/*',
      }),
    alt: text('O que a foto mostra', 'Técnica de uniforme verde olha um ralo', 130)
      .describe(
        'Para quem não vê a foto: quem ou o que está nela. Só na abertura de uma página, no comprovante, na foto da equipe e nas de antes e depois; nos outros lugares, pode ficar vazio.',
      )
      .optional(),
    focus: group('Ponto que fica visível', {
      x: numberField('Da esquerda, em %', 0, 100, 50),
      y: numberField('Do alto, em %', 0, 100, 30),
    })
      .describe('Onde o site corta a foto, este ponto não se perde. Sem ele, vale o meio da foto.')
      // Hidden, because the owner taps the point on the photo.
      .meta({ isHidden: true })
      .optional(),
  }).refine(({ picture, alt }) => !(picture in PHOTOS_WITHOUT_ILLUSTRATION) || alt, {
    path: ['alt'],
    error: 'falta',
  }),
  Object.keys(PHOTO_PICTURES).length,
  'picture',
).describe(
  'Cada foto fica no lugar de um desenho. Toque no desenho da página, ou adicione a foto aqui.',
)

/**
 * Characters of written Portuguese. Excludes emoji, stacked accents and direction marks, because
 * they can overflow the notice bar.
 */
const PLAIN_TEXT = /^[ -~\u00A0-\u00AC\u00AE-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2026]+$/

const isDay = (value: string) => z.iso.date().safeParse(value).success

// Keys are Portuguese, because open pages of an older build read them from the published file.
const noticeSchema = group('Aviso', {
  texto: text('Texto', 'Temporal na região: respondemos em até 2 horas.', MAX_NOTICE_LENGTH).regex(
    PLAIN_TEXT,
    { error: 'tem um sinal que não é letra, número nem pontuação' },
  ),
  de: day('Primeiro dia', '2026-12-24'),
  ate: day('Último dia', '2026-12-26'),
}).refine(({ de, ate }) => !isDay(de) || !isDay(ate) || de <= ate, {
  path: ['ate'],
  error: 'é antes do primeiro dia',
})

export const siteContentSchema = z.strictObject({
  company: companySchema.describe('Os dados da empresa.'),
  testimonials: group('Depoimentos', {
    samples: z.boolean().meta({
      title: 'Mostrar os depoimentos de exemplo',
      description: 'Desmarque, e todos os exemplos saem do site.',
    }),
    home: testimonialsSchema.meta({ title: 'Depoimentos na página de dedetização' }),
    drains: testimonialsSchema.meta({ title: 'Depoimentos na página de desentupimento' }),
  }),
  claims: group('Promessas', {
    confirmed: optionalList(
      'O que é verdade',
      text('Promessa', 'Atendemos 24 horas por dia.', 120),
      60,
    ),
    confirmedOn: day('Dia do seu sim', '2027-01-15').optional(),
    items: optionalList('Lista das promessas', claimSchema, 60, 'claim'),
  }),
  avisos: group('Avisos do dia', { avisos: optionalList('Avisos', noticeSchema, 20) }),
  photos: group('Fotos', { items: photosSchema }),
  home: homeSchema,
  pests: pestsSchema,
  drains: drainsSchema,
  messages: group('Mensagens do WhatsApp', {
    default: message('Em geral'),
    service: template(
      'De um serviço',
      '{service}',
      'Olá! Gostaria de um orçamento para {service}.',
      'Deixe {service} como está: ali entra o título do serviço, em minúsculas.',
    ),
    pests: message('Das pragas'),
    drains: message('Do desentupimento'),
    photo: message('Depois do texto da página, no botão que pede uma foto'),
    video: message('Depois do texto da página, no botão que pede um vídeo'),
  }).describe('O texto pronto da mensagem do visitante no WhatsApp, pelo lugar do toque.'),
  interface: interfaceSchema,
  palette: paletteSchema,
})

export type SiteContent = z.infer<typeof siteContentSchema>

export type Company = z.infer<typeof companySchema>
/** Type of a page. Sections use the types of its fields, such as `PageContent['hero']`. */
export type PageContent = z.infer<ReturnType<typeof pageSchema<PictureName, PictureName>>>
export type Service = PageContent['services']['items'][number]
export type Testimonial = z.infer<typeof testimonialSchema>
export type Link = { label: string; href: string }

export type GeneralTexts = SiteContent['interface']['general']
export type FactTexts = SiteContent['interface']['facts']
export type MenuTexts = SiteContent['interface']['menu']
export type NoticeTexts = SiteContent['interface']['notices']
export type ConsentTexts = SiteContent['interface']['consent']
export type Claim = z.infer<typeof claimSchema>
