import { z } from 'zod'
import { ALT_LENGTH, TITLE_LENGTH } from '@/content/limits'
import type { PictureName } from '@/lib/pictures'
import { list, text } from './parts'

const title = (example: string) => text(example, 48)
const intro = text('A ferramenta muda com a causa.', 170)
const section = (example: string) => ({ title: title(example), intro })
const button = (example: string) => text(example, 28)
const alt = text('Calha cheia de folhas sob telhas de barro', ALT_LENGTH)

/**
 * The name of a card's picture and the origin of its chat clicks; it stays as it came. The build
 * compares it with the pictures that there are.
 */
const slug = (example: string) =>
  z.custom<PictureName>((value) => typeof value === 'string').meta({ example })

const service = z.strictObject({
  slug: slug('limpeza-de-forro'),
  title: text('Limpeza de forro', 32),
  description: text(
    'Fezes secas no forro soltam fungos no ar, por isso são molhadas antes',
    230,
    110,
  ),
  /** One thing worth knowing. */
  tip: text('Água parada perde o cloro.', 110),
  alt,
})

const services = (count: number) =>
  z.strictObject({
    ...section('Cada cano entope de um jeito'),
    button: button('Solicitar orçamento'),
    items: list(service, count),
  })

const sections = {
  /** What search results and shared links show of the page. */
  meta: z.strictObject({
    title: text('Desentupimento 24 h em Criciúma e Içara', TITLE_LENGTH, 15),
    description: text(
      'Desentupimento de ralo, vaso, fossa e esgoto em Criciúma e Içara. Resposta em até 1 hora.',
      165,
      80,
    ),
    keywords: list(text('dedetização Içara', 60), 3, 12),
  }),
  hero: z.strictObject({
    /** One short line above the headline. */
    eyebrow: text('Controle de pragas no sul catarinense', 48),
    title: text('A casa volta a ser só sua', 60),
    text: text('Primeiro a vistoria, depois o tratamento certo.', 150),
    button: button('Solicitar Orçamento'),
    response: text('Resposta em até 1 hora · 24 h', 40),
    alt,
    /** Short promises, each with one line of explanation. */
    highlights: list(
      z.strictObject({
        title: text('Garantia Total', 28),
        text: text('Se você não ficar satisfeito, o serviço é refeito.', 90),
      }),
      3,
      3,
      'title',
    ),
  }),
  /** Each problem that brings visitors here, and the service that solves it. */
  problems: z.strictObject({
    title: title('O que apareceu?'),
    /** The way to the towns; beside it stands the first of the questions. */
    areaLink: text('Onde atendem?', 28),
    items: list(
      z.strictObject({
        label: text('Escorpião', 16),
        /** Slug of the service; of the drains page, `nao-sei` leads to the card that asks for a photo. */
        service: text('controle-de-escorpiao', 40),
      }),
      9,
      9,
      'label',
    ),
  }),
  /** What to do until somebody comes, in the order of action. */
  now: z.strictObject({
    title: title('Está transbordando? Faça isto agora'),
    steps: list(text('Não dê descarga nem abra torneira.', 110), 2, 6),
  }),
  /** The marketing figures: the numeral large, the label below it. */
  figures: list(
    z.strictObject({
      numeral: text('24 h', 8),
      label: text('de atendimento, todos os dias', 36),
    }),
    4,
    4,
    'numeral',
  ),
  about: z.strictObject({
    ...section('Vizinhos que entendem do ofício'),
    paragraphs: list(text('Criciúma e Içara têm casa cheia o ano inteiro.', 340), 1, 4),
  }),
  method: z.strictObject({
    ...section('Quatro passos, nenhum no escuro'),
    steps: list(
      z.strictObject({
        title: text('Vistoria', 24),
        text: text('Olhamos ralos, frestas, forro e quintal.', 140),
      }),
      4,
      4,
      'title',
    ),
  }),
  /** For visitors who can't tell which service they need. */
  photoCard: z.strictObject({
    title: title('Não sabe qual escolher?'),
    text: text('Mande uma foto pelo WhatsApp.', 120),
    button: button('Mandar uma foto'),
  }),
  testimonials: z.strictObject(section('O que contam depois')),
  area: z.strictObject({
    ...section('Três cidades, meia hora de estrada'),
    text: text('Atendemos Criciúma, Içara e Balneário Rincão.', 220),
    button: button('Conferir a minha rua'),
    mapAlt: alt,
    mapCredit: text('Limites: IBGE', 60),
  }),
  questions: z.strictObject({
    ...section('O que perguntam antes'),
    items: list(
      z.strictObject({
        question: text('Vocês atendem a minha cidade?', 70),
        answer: text('Atendemos Criciúma, Içara e Balneário Rincão.', 320),
      }),
      3,
      10,
      'question',
    ),
  }),
  footer: z.strictObject({
    title: title('Conte o que apareceu por aí'),
    text: text('Uma foto e o bairro bastam para começar.', 120),
    button: button('Fale Conosco'),
  }),
  /** The way to the company's other page. */
  otherPage: z.strictObject({
    title: title('A barata sobe por onde a água desce'),
    text: text('Às vezes, o controle de pragas começa pelo cano.', 200),
    link: z.strictObject({
      label: text('Conhecer o desentupimento', 40),
      href: text('/desentupimento', 40),
    }),
  }),
}

/**
 * What every page says, section by section.
 * @param serviceCount how many cards of services, as the specification and the page's design fix it
 */
export const page = (serviceCount: number) =>
  z.strictObject({ ...sections, services: services(serviceCount) })

export const home = page(9).extend({
  onPaper: z.strictObject({
    ...section('O que foi feito fica no papel'),
    alt,
    points: list(text('Praga tratada e data do serviço', 60), 3, 8),
  }),
})

const pest = z.strictObject({
  slug: slug('baratas'),
  title: text('Baratas', 32),
  latinName: text('Periplaneta americana', 40),
  description: text('A grande vem do esgoto; a pequena vive na cozinha, perto do motor', 190, 80),
  hides: text('Ralos e caixas de gordura', 90),
  signs: text('Fezes parecidas com borra de café', 90),
  /** Slug of the service that treats it. */
  service: text('dedetizacao', 40),
  alt,
})

/** Of the home page, in a file of its own. */
export const pests = z.strictObject({
  ...section('Seis pragas e onde elas moram'),
  hidesLabel: text('Onde se esconde', 28),
  signsLabel: text('Sinais', 28),
  treatmentLink: text('Ver o tratamento', 28),
  button: text('Quero eliminar essas pragas', 36),
  items: list(pest, 6),
})

export const testimonial = z.strictObject({
  name: text('Rosane', 30),
  town: text('Içara', 40),
  rating: z.literal(5).meta({ wrong: 'tem de ser 5, como em todos os depoimentos' }),
  comment: text('Escreva aqui as palavras da cliente, como ela as mandou.', 240),
  /** True until the owner puts a real client's words here; the page marks it as an example so long. */
  sample: z.boolean().meta({ example: false }),
})

export const testimonials = list(testimonial, 6, 6, 'comment').meta({
  file: 'content/testimonials.ts',
})
