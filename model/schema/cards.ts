/* Schemas of cards and lists: services, problems, pests and testimonials. */

import { choice } from '@/model/fields/choice/schema'
import { constant } from '@/model/fields/constant/schema'
import { group } from '@/model/fields/group/schema'
import { profileLink } from '@/model/fields/link/schema'
import { list, optionalList } from '@/model/fields/list/schema'
import { month } from '@/model/fields/month/schema'
import { price } from '@/model/fields/price/schema'
import { switchField } from '@/model/fields/switch/schema'
import { template, text } from '@/model/fields/text/schema'
import { cleanSentences } from '@/model/format/normalize-text'
import { withoutExportedPrefix } from '@/model/format/pasted-text'
import { button, CLAIMS_HINT, headingFields, hidden, title } from './common-fields'

/**
 * Service cards of the home page, each with the name that the owner reads. The slug names the
 * illustration in art/ and the origin of a chat click.
 */
export const HOME_SERVICES = {
  descupinizacao: 'Descupinização',
  dedetizacao: 'Dedetização',
  desratizacao: 'Desratização',
  'limpeza-de-caixas-dagua': 'Limpeza de caixas d’água',
  sanitizacao: 'Sanitização',
  'pragas-urbanas': 'Pragas urbanas',
  'limpeza-de-forro': 'Limpeza de forro',
  'controle-de-escorpiao': 'Controle de escorpião',
  'controle-de-aranha': 'Controle de aranha',
} as const

export const DRAIN_SERVICES = {
  ralo: 'Ralo',
  vaso: 'Vaso',
  fossa: 'Fossa',
  esgoto: 'Esgoto',
  'caixa-de-gordura': 'Caixa de gordura',
  calha: 'Calha',
  cano: 'Cano',
  tubulacao: 'Tubulação',
} as const

/** Services without a drawing of their own: each card shows the photo that the owner chooses. */
export const HOME_PHOTO_SERVICES = {
  'outro-1': 'Outro serviço, com foto (1)',
  'outro-2': 'Outro serviço, com foto (2)',
  'outro-3': 'Outro serviço, com foto (3)',
} as const

export const DRAIN_PHOTO_SERVICES = {
  'outro-4': 'Outro serviço, com foto (4)',
  'outro-5': 'Outro serviço, com foto (5)',
  'outro-6': 'Outro serviço, com foto (6)',
} as const

const PHOTO_SERVICES = { ...HOME_PHOTO_SERVICES, ...DRAIN_PHOTO_SERVICES }

/** All services of both pages, each with the name that the owner reads. */
export const SERVICES = { ...HOME_SERVICES, ...DRAIN_SERVICES, ...PHOTO_SERVICES }

type BeforePhoto = `antes-${keyof typeof SERVICES}`

/**
 * Returns the name of the photo that shows a place before a service. The photo of the service then
 * shows the place after it.
 */
export const beforePhotoOf = (slug: string): string => `antes-${slug}`

/** Photos of places before a service, each with the name that the owner reads. */
const BEFORE_PHOTOS = Object.fromEntries(
  Object.entries(SERVICES).map(([slug, name]) => [beforePhotoOf(slug), `${name}: a foto de antes`]),
  // Needs the cast, because `fromEntries` loses the literal types of the names.
) as Record<BeforePhoto, string>

/** Checks whether a picture is that of a service without a drawing of its own. */
export const isPhotoService = (name: string): name is keyof typeof PHOTO_SERVICES =>
  name in PHOTO_SERVICES

export const PESTS = {
  escorpioes: 'Escorpiões',
  baratas: 'Baratas',
  cupins: 'Cupins',
  pulgas: 'Pulgas',
  formigas: 'Formigas',
  ratos: 'Ratos',
} as const

/** Places on the house in the hero illustration of the home page, by their class names. */
export const PLACES = {
  caixa: 'Caixa d’água',
  forro: 'Telhado',
  janela: 'Janela da frente',
  cozinha: 'Janela ao lado da porta',
  jardim: 'Jardim',
  chao: 'Terra',
  cano: 'Cano',
} as const

/** Target of a place that leads to the drain page instead of a card. */
export const DRAIN_PAGE = 'desentupimento'

/** Photos that replace no illustration. Without the photo, the page shows nothing in its place. */
export const PHOTOS_WITHOUT_ILLUSTRATION = {
  equipe: 'Equipe ou carro, em “Sobre nós”',
  ...BEFORE_PHOTOS,
} as const

/** Pictures that may be a photo: illustrations, and places that only a photo fills. Excludes those that also appear where no photo fits. */
export const PHOTO_PICTURES = {
  ...PHOTOS_WITHOUT_ILLUSTRATION,
  ...SERVICES,
  ...PESTS,
  'hero-dedetizacao': 'Abertura da página de dedetização',
  'hero-desentupimento': 'Abertura da página de desentupimento',
  comprovante: 'Comprovante',
  'pagina-nao-encontrada': 'Página não encontrada',
} as const

/** Slug of the card that requests a photo. */
export const PHOTO_CARD = 'nao-sei'

/**
 * Returns the schema of the service cards of a page.
 * @param services pictures of the services, each with the name that the owner reads
 */
export const servicesSchema = <Slug extends string>(services: Readonly<Record<Slug, string>>) =>
  group('Serviços', {
    ...headingFields('Cada cano entope de um jeito'),
    button: button('Solicitar orçamento'),
    items: list(
      'Cartões',
      group('Serviço', {
        slug: choice('Desenho', services).describe(
          'O desenho do cartão. “Outro serviço, com foto” mostra uma foto sua no lugar do desenho.',
        ),
        title: text('Título', 'Limpeza de forro', 32),
        description: text(
          'Descrição',
          'Fezes secas no forro soltam fungos no ar, por isso são molhadas antes de sair. O morcego é protegido por lei.',
          230,
        ).describe(CLAIMS_HINT),
        tip: text('Dica', 'Água parada perde o cloro.', 110).describe('Uma coisa que vale saber.'),
        priceFrom: price('Preço a partir de', 'R$ 150')
          .describe('O menor preço do serviço. Sem ele, o cartão não fala de preço.')
          .optional(),
        message: text('Mensagem do WhatsApp', 'Olá! Gostaria de limpar o forro.', 200)
          .describe('No lugar da mensagem que todos os serviços têm.')
          .optional(),
        emergency: switchField(
          'Telefones de emergência',
          'Sim: o cartão mostra os telefones de emergência.',
        ).optional(),
        hidden,
      }),
      1,
      Object.keys(services).length,
      'slug',
    ),
  })

/**
 * Returns the schema of the problem tiles, each with the service that solves the problem.
 * @param services slugs and names that a tile may link to
 */
export const problemsSchema = (services: Readonly<Record<string, string>>) =>
  group('Problemas', {
    title: title('O que apareceu?'),
    areaLink: text('Link para as cidades', 'Onde atendem?', 28),
    items: list(
      'Quadros',
      group('Problema', {
        label: text('Nome que aparece', 'Escorpião', 16),
        service: choice('Serviço', services).describe(
          'O cartão a que este botão com desenho leva.',
        ),
        hidden,
      }),
      1,
      12,
      'label',
    ),
  })

export const placesSchema = group('Lugares da casa', {
  title: title('Onde você viu?'),
  items: optionalList(
    'Lugares',
    group('Lugar', {
      place: choice('Lugar no desenho', PLACES),
      label: text('Nome que aparece', 'Caixa d’água', 14),
      service: choice('Leva a', {
        ...HOME_SERVICES,
        ...PESTS,
        [DRAIN_PAGE]: 'Página de desentupimento',
      }),
    }),
    Object.keys(PLACES).length,
    'place',
  ),
}).describe(
  'Os nomes sobre a casa da abertura. Com uma foto no lugar do desenho, eles não aparecem.',
)

export const pestsSchema = group('Pragas', {
  ...headingFields('Seis pragas e onde elas moram'),
  hidesLabel: text('Nome da linha “Onde se esconde”', 'Onde se esconde', 28),
  signsLabel: text('Nome da linha “Sinais”', 'Sinais', 28),
  treatmentLink: template(
    'Link para o tratamento',
    '{pest}',
    'Tratamento contra {pest}',
    'Deixe o que está entre { } como está: ali entra o nome da praga, em minúsculas.',
  ),
  button: text('Botão', 'Quero eliminar essas pragas', 36),
  items: list(
    'Pragas',
    group('Praga', {
      slug: choice('Desenho', PESTS).describe('O desenho da praga.'),
      title: text('Título', 'Baratas', 32),
      description: text(
        'Descrição',
        'A grande vem do esgoto; a pequena vive na cozinha, perto do motor da geladeira.',
        190,
      ),
      hides: text('Onde se esconde', 'Ralos e caixas de gordura', 90),
      signs: text('Sinais', 'Fezes parecidas com borra de café', 90),
      service: choice('Serviço', { ...HOME_SERVICES, ...HOME_PHOTO_SERVICES }).describe(
        'O serviço que a trata.',
      ),
      hidden,
    }),
    1,
    Object.keys(PESTS).length,
    'slug',
  ),
})

/** Removes the quotation marks around a text. Keeps those around a part of it. */
const withoutQuotes = (text: string) => text.replace(/^["“”«]([^"“”«»]*)["“”»]$/, '$1')

/**
 * Cleans the words of a client: removes what WhatsApp wrote before them, and the quotation marks
 * around both or around the words alone.
 */
const clientWords = (typed: string) =>
  withoutQuotes(withoutExportedPrefix(withoutQuotes(cleanSentences(typed))))

/** Removes the sign that WhatsApp puts before the name of a sender who is not in the contacts. */
const withoutTilde = (name: string) => name.replace(/^~\s*(?=\S)/, '')

export const testimonialSchema = group('Depoimento', {
  name: text('Primeiro nome', 'Rosane', 30).overwrite(withoutTilde),
  town: text('Cidade', 'Içara', 40),
  rating: constant('Estrelas', 5),
  comment: text(
    'Palavras do cliente',
    'Escreva aqui as palavras da cliente, como ela as mandou.',
    240,
    1,
    clientWords,
  ),
  job: text('Serviço feito', 'Descupinização do forro', 40).optional(),
  month: month('Mês do serviço', 'novembro de 2026').optional(),
  source: profileLink('Onde o cliente escreveu', 'https://maps.app.goo.gl/abc123')
    .describe('O link da avaliação no Google ou em outro site, para qualquer um conferir.')
    .optional(),
  sample: switchField(
    'É exemplo',
    'Sim, enquanto não forem palavras de um cliente de verdade. Com um exemplo na lista, o site diz no alto dela que são exemplos.',
  ),
  hidden,
})

export const testimonialsSchema = optionalList(
  'Depoimentos',
  testimonialSchema,
  12,
  'comment',
).describe('De nenhum a doze. Sem nenhum, a seção e o caminho até ela somem do site.')
