/**
 * The shape of this folder: each part is a file, `content/<part>.json`. The types of the site come from
 * here, and content/problems.ts says in Portuguese what breaks a rule.
 */
import { z } from 'zod'
import { MAX_CHARACTERS, MAX_NOTICES, PLAIN_TEXT } from '@/lib/notices'
import type { PictureName } from '@/lib/pictures'
import { ALT_LENGTH } from './limits'
import { company } from './schema/company'
import {
  drains,
  home,
  PHOTO_PICTURES,
  type page,
  pests,
  type testimonial,
  testimonials,
} from './schema/page'
import { day, each, formed, list, template, text } from './schema/parts'

const message = text('Olá! Gostaria de um orçamento.', 200)

const label = text('uma palavra ou frase curta', 200)

/** Small words of the site. */
const labels = <Name extends string>(...names: Name[]) => each(names, label)

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
  stars: template('{rating}', '{rating} de 5 estrelas', 'No lugar de {rating} vêm as estrelas.'),
  swipe: template(
    '{count}',
    'São {count}: deslize para o lado.',
    'No lugar de {count} vem quantos cartões a fila tem.',
  ),
})

const factTexts = labels(
  'hours',
  'towns',
  'legalName',
  'cnpj',
  'address',
  'postalCode',
  'coordinates',
  'openMap',
  'sanitaryLicence',
  'environmentalLicence',
  'technicalLead',
  'email',
  'googleProfile',
  'openGoogleProfile',
  'services',
).extend({
  pestControl: template(
    '{pest}',
    'Controle de pragas: {pest}',
    'O nome da garantia para os buscadores. No lugar de {pest} vem a praga.',
  ),
})

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
  'title',
  'explanation',
  'homeButton',
  'chatButton',
  'code',
  'message',
  'homeLink',
).extend({
  alt: z.string().max(ALT_LENGTH).default('').describe('Vazio, se o desenho só enfeita.'),
})

const consentTexts = labels('label', 'question', 'accept', 'refuse', 'review')

/** A colour in its steps, light to dark: drawings and style sheets count on each. */
const ramp = <Step extends number>(...steps: Step[]) =>
  each(steps, formed(/^#[0-9a-f]{6}$/i, 'não é uma cor de seis algarismos hexadecimais', '#0F3D2E'))

const palette = z.strictObject({
  forest: ramp(5, 6, 7, 8, 9),
  green: ramp(2, 3, 4, 5, 6, 7),
  cream: ramp(0, 1, 2, 3, 4),
  amber: ramp(2, 3, 4, 5, 6, 7, 8),
  terracotta: ramp(2, 3, 4, 5, 6, 7, 8, 9),
  blue: ramp(1, 2, 3, 4, 5, 6, 7, 8, 9),
  taupe: ramp(4, 5, 6, 7, 8),
})

/** The claims of the site, which only the owner can know to be true. */
const claim = z.strictObject({
  claim: text('Atendemos 24 horas por dia.', 120),
  words: list(text('24 horas', 60), 1, 20).describe(
    'As palavras com que o site faz a promessa: por elas são achadas as frases.',
  ),
  proof: text('escala de plantão com os nomes', 200, 10).describe('A prova que se deve ter à mão.'),
  confirmed: day('2027-01-15')
    .describe(
      'O dia do seu sim. Se não é verdade, mude ou tire as frases e apague a promessa desta lista.',
    )
    .optional(),
})

const photos = list(
  z.strictObject({
    picture: z.enum(PHOTO_PICTURES).describe('O desenho que a foto substitui.'),
    file: formed(
      /^\/?content\/fotos\/(?!.*\.\.\/)[^\\]+\.(jpe?g|png|webp)$/i,
      'não é uma foto .jpg, .png ou .webp da pasta content/fotos',
      '/content/fotos/IMG 2041.jpg',
    ),
  }),
  0,
  PHOTO_PICTURES.length,
  'picture',
)

const notice = z
  .strictObject({
    texto: text('Temporal na região: respondemos em até 2 horas.', MAX_CHARACTERS).regex(
      PLAIN_TEXT,
      { error: 'tem um sinal que não é letra, número nem pontuação' },
    ),
    de: day('2026-12-24').describe('O primeiro dia.'),
    ate: day('2026-12-26').describe('O último dia.'),
  })
  .refine(({ de, ate }) => de <= ate, { path: ['ate'], error: 'é antes do primeiro dia' })

export const siteContent = z.strictObject({
  company: company.describe('Os dados da empresa.'),
  home,
  pests,
  drains,
  testimonials: z.strictObject({ home: testimonials, drains: testimonials }),
  messages: z
    .strictObject({
      default: message,
      service: template(
        '{service}',
        'Olá! Gostaria de um orçamento para {service}.',
        'No lugar de {service} vem o título do serviço, em minúsculas.',
      ),
      pests: message,
      drains: message,
      photo: label.describe('O que vem depois do texto da página, no botão que pede uma foto.'),
      video: label.describe('O que vem depois do texto da página, no botão que pede um vídeo.'),
    })
    .describe('O texto pronto da mensagem do visitante no WhatsApp, pelo lugar do toque.'),
  interface: z
    .strictObject({
      general: interfaceTexts,
      facts: factTexts.describe(
        'O que vem antes de cada dado da empresa, no rodapé e para os buscadores.',
      ),
      menu: menuTexts,
      notices: labels('label', 'close', 'closeShort'),
      notFound: notFoundTexts,
      errors: labels('metaTitle', 'headline', 'explanation', 'retry', 'home', 'title'),
      consent: consentTexts.describe('Só aparece no site com um código do Google Analytics.'),
    })
    .describe('As palavras pequenas do site: botões, nomes e mensagens de todas as páginas.'),
  palette: palette.describe(
    'As cores do site, dos desenhos e das páginas, do tom mais claro (número menor) ao mais escuro.',
  ),
  claims: z
    .strictObject({ items: list(claim, 0, 60, 'claim') })
    .describe(
      'O que o site promete e só o dono sabe se é verdade (Código de Defesa do Consumidor, arts. 30, 36 e 37).',
    ),
  photos: z
    .strictObject({ items: photos })
    .describe('As suas fotos, cada uma no lugar de um desenho.'),
  avisos: z
    .strictObject({ avisos: list(notice, 0, MAX_NOTICES) })
    .describe('Os avisos do dia, numa faixa no alto de todas as páginas.'),
})

export type SiteContent = z.infer<typeof siteContent>

export type Company = z.infer<typeof company>
/** A section types its props by its part of the page: `Page['hero']`. */
export type Page = z.infer<ReturnType<typeof page<PictureName>>>
export type Service = Page['services']['items'][number]
export type Pest = SiteContent['pests']['items'][number]
export type Testimonial = z.infer<typeof testimonial>
export type Link = { label: string; href: string }

export type InterfaceTexts = z.infer<typeof interfaceTexts>
export type FactTexts = z.infer<typeof factTexts>
export type MenuTexts = z.infer<typeof menuTexts>
export type NoticeTexts = SiteContent['interface']['notices']
export type ErrorTexts = SiteContent['interface']['errors']
export type ConsentTexts = z.infer<typeof consentTexts>
export type Claim = z.infer<typeof claim>
