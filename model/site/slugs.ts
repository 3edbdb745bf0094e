/* Slugs of the cards, and targets of links to them. */

import { drainsRoute } from './routes'

/**
 * Service cards of the home page, each with the name that the owner reads. The slug names the
 * illustration in art/.
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

/**
 * All services that a page may have, each with the name that the owner reads. The others have no
 * drawing of their own: each card shows the photo that the owner chooses.
 */
export const HOME_CARDS = {
  ...HOME_SERVICES,
  'outro-1': 'Outro serviço, com foto (1)',
  'outro-2': 'Outro serviço, com foto (2)',
  'outro-3': 'Outro serviço, com foto (3)',
} as const

export const DRAIN_CARDS = {
  ...DRAIN_SERVICES,
  'outro-4': 'Outro serviço, com foto (4)',
  'outro-5': 'Outro serviço, com foto (5)',
  'outro-6': 'Outro serviço, com foto (6)',
} as const

export const SERVICES = { ...HOME_CARDS, ...DRAIN_CARDS }

export const PESTS = {
  escorpioes: 'Escorpiões',
  baratas: 'Baratas',
  cupins: 'Cupins',
  pulgas: 'Pulgas',
  formigas: 'Formigas',
  ratos: 'Ratos',
} as const

/** Target of a place that leads to the drain page instead of a card. */
export const DRAIN_PAGE = drainsRoute.slug

/** Targets of the places on the house of the home page, each with the name that the owner reads. */
export const HOME_PLACE_TARGETS = {
  ...HOME_SERVICES,
  ...PESTS,
  [DRAIN_PAGE]: 'Página de desentupimento',
} as const

/** Slug of the card that requests a photo. */
export const PHOTO_CARD = 'nao-sei'

/** Places on the house in the hero illustration of the home page, by their class names. */
export const HOME_PLACES = {
  caixa: 'Caixa d’água',
  forro: 'Telhado',
  janela: 'Janela da frente',
  cozinha: 'Janela ao lado da porta',
  jardim: 'Jardim',
  chao: 'Terra',
  cano: 'Cano',
} as const

/** Places in the hero illustration of the drain page, by their class names, none of which is in `HOME_PLACES`. */
export const DRAIN_PLACES = {
  telhado: 'Telhado',
  vaso: 'Vaso',
  pia: 'Pia',
  gordura: 'Caixa de gordura',
  fossa: 'Fossa',
  esgoto: 'Cano do esgoto',
} as const

/** A place in the hero illustration of a page. */
export type Place = keyof typeof HOME_PLACES | keyof typeof DRAIN_PLACES

/** Cards of the drain page that show a place of the home page. Its other places lead to the page. */
export const PLACE_DRAIN_CARDS: Readonly<Partial<Record<Place, keyof typeof DRAIN_SERVICES>>> = {
  cano: 'cano',
}
