import { z } from 'zod'
import { ALT_LENGTH, TITLE_LENGTH } from '@/content/limits'
import type { PictureName } from '@/lib/pictures'
import { list, template, text } from './parts'

const title = (example: string) => text(example, 48)
const intro = text('A ferramenta muda com a causa.', 170)
const section = (example: string) => ({ title: title(example), intro })
const button = (example: string) => text(example, 28)
const alt = text('Calha cheia de folhas sob telhas de barro', ALT_LENGTH)
const emergency = z
  .boolean()
  .optional()
  .describe('Sim: o cartão mostra os telefones de emergência.')

/** Cards, each with a picture of its own: the slug is the picture's name and the origin of chat clicks. */
const HOME_SERVICES = [
  'descupinizacao',
  'dedetizacao',
  'desratizacao',
  'limpeza-de-caixas-dagua',
  'sanitizacao',
  'pragas-urbanas',
  'limpeza-de-forro',
  'controle-de-escorpiao',
  'controle-de-aranha',
] as const satisfies readonly PictureName[]

const DRAIN_SERVICES = [
  'ralo',
  'vaso',
  'fossa',
  'esgoto',
  'caixa-de-gordura',
  'calha',
  'cano',
  'tubulacao',
] as const satisfies readonly PictureName[]

const PESTS = [
  'escorpioes',
  'baratas',
  'cupins',
  'pulgas',
  'formigas',
  'ratos',
] as const satisfies readonly PictureName[]

/** The drawings that a photo may replace: others are in more places than a photo fits. */
export const PHOTO_PICTURES = [
  ...HOME_SERVICES,
  ...DRAIN_SERVICES,
  ...PESTS,
  'hero-dedetizacao',
  'hero-desentupimento',
  'barata-e-agua',
  'mapa',
  'comprovante',
  'pagina-nao-encontrada',
] as const satisfies readonly PictureName[]

/** The card that asks for a photo. */
export const PHOTO_CARD = 'nao-sei'

const PROMISES =
  'Não prometa o que ninguém pode provar, como “100%”, “definitivo” ou “nunca mais” (Código de Defesa do Consumidor, art. 37).'

const services = <Slug extends PictureName>(slugs: readonly Slug[]) =>
  z.strictObject({
    ...section('Cada cano entope de um jeito'),
    button: button('Solicitar orçamento'),
    items: list(
      z.strictObject({
        slug: z.enum(slugs).describe('A figura do cartão.'),
        title: text('Limpeza de forro', 32),
        description: text(
          'Fezes secas no forro soltam fungos no ar, por isso são molhadas antes de sair. O morcego é protegido por lei.',
          230,
          110,
        ).describe(PROMISES),
        tip: text('Água parada perde o cloro.', 110).describe('Uma coisa que vale saber.'),
        emergency,
      }),
      1,
      slugs.length,
      'slug',
    ),
  })

const sections = {
  meta: z
    .strictObject({
      title: text('Desentupimento 24 h em Criciúma e Içara', TITLE_LENGTH, 15),
      description: text(
        'Desentupimento de ralo, vaso, fossa e esgoto em Criciúma e Içara. Resposta em até 1 hora.',
        165,
        80,
      ),
      keywords: list(text('dedetização Içara', 60), 3, 12),
    })
    .describe('O que a busca e os links compartilhados mostram da página.'),
  hero: z.strictObject({
    eyebrow: text('Controle de pragas no sul catarinense', 48).describe(
      'Uma linha curta sobre o título.',
    ),
    title: text('A casa volta a ser só sua', 60).describe(PROMISES),
    text: text('Primeiro a vistoria, depois o tratamento certo.', 150),
    button: button('Solicitar Orçamento'),
    response: text('Resposta em até 1 hora · 24 h', 48),
    alt,
    highlights: list(
      z.strictObject({
        title: text('Garantia Total', 28),
        text: text('Se você não ficar satisfeito, o serviço é refeito.', 90),
      }),
      3,
      3,
      'title',
    ).describe(`Promessas curtas, cada uma com uma linha de explicação. ${PROMISES}`),
  }),
  firstAid: z
    .strictObject({
      title: title('Está transbordando? Faça isto agora'),
      calls: list(
        z.strictObject({ name: text('Samu', 28), number: text('192', 20) }),
        0,
        3,
        'number',
      ).describe('Telefones de emergência, que não são da empresa. O toque já liga.'),
      cases: list(
        z.strictObject({
          title: title('Alguém foi picado: o que fazer')
            .optional()
            .describe('Com título, os passos abrem com um toque; sem título, ficam à vista.'),
          steps: list(text('Não dê descarga nem abra torneira.', 110), 2, 6),
        }),
        1,
        3,
      ),
    })
    .describe('O que fazer até alguém chegar, na ordem.'),
  figures: list(
    z.strictObject({
      numeral: text('24 h', 8),
      label: text('de atendimento, todos os dias', 36),
    }),
    4,
    4,
    'numeral',
  ).describe('Os números da empresa, em letras grandes.'),
  about: z.strictObject({
    ...section('Vizinhos que entendem do ofício'),
    idea: z
      .strictObject({
        title: title('A barata sobe por onde a água desce'),
        text: text('Ralo e caixa de gordura abrigam a barata.', 200),
      })
      .describe('A ideia que une as duas páginas.'),
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
    proof: z
      .strictObject({ text: text('A Anvisa exige o comprovante.', 200), alt })
      .optional()
      .describe('Com ele, a figura do comprovante aparece ao lado dos passos.'),
  }),
  photoCard: z
    .strictObject({
      title: title('Não sabe qual escolher?'),
      text: text('Mande uma foto pelo WhatsApp.', 120),
      button: button('Mandar uma foto'),
    })
    .describe('Para quem não sabe de que serviço precisa.'),
  testimonials: z.strictObject(section('O que contam depois')),
  area: z.strictObject({
    ...section('Três cidades, meia hora de estrada'),
    text: text('Atendemos Criciúma, Içara e Balneário Rincão.', 220),
    button: button('Conferir a minha rua'),
    mapAlt: alt,
    notes: list(
      z.strictObject({
        town: text('Içara', 40),
        note: text('Nas casas com quintal, o trabalho é com formigas e calhas.', 180),
      }),
      0,
      12,
      'town',
    ).describe('O que há de próprio em cada cidade, nesta página.'),
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
  otherPage: z
    .strictObject({
      text: text('Às vezes, o controle de pragas começa pelo cano.', 200),
      link: z.strictObject({
        label: text('Conhecer o desentupimento', 40),
        href: z.enum(['/', '/#servicos', '/#pragas', '/desentupimento']),
      }),
    })
    .describe('O caminho para a outra página.'),
}

/**
 * The problems that bring visitors here, each with the service that solves it. Beside the way to the towns
 * stands the first of the questions.
 */
const problems = (services: readonly string[]) =>
  z.strictObject({
    title: title('O que apareceu?'),
    areaLink: text('Onde atendem?', 28),
    items: list(
      z.strictObject({
        label: text('Escorpião', 16),
        service: z.enum(services).describe('O cartão a que o azulejo leva.'),
      }),
      1,
      12,
      'label',
    ),
  })

/**
 * The texts of a page, section by section.
 * @param slugs the pictures that there are for its services
 * @param more other slugs that a tile may lead to
 */
export function page<Slug extends PictureName>(slugs: readonly Slug[], ...more: string[]) {
  const { meta, hero, firstAid, figures, about, method, ...others } = sections
  return z.strictObject({
    meta,
    hero,
    problems: problems([...slugs, ...more]),
    firstAid,
    figures,
    about,
    method,
    services: services(slugs),
    ...others,
  })
}

export const drains = page(DRAIN_SERVICES, PHOTO_CARD)

export const home = page(HOME_SERVICES, ...PESTS, PHOTO_CARD)

export const pests = z.strictObject({
  ...section('Seis pragas e onde elas moram'),
  hidesLabel: text('Onde se esconde', 28),
  signsLabel: text('Sinais', 28),
  treatmentLink: template(
    '{pest}',
    'Tratamento contra {pest}',
    'No lugar de {pest} vem o nome da praga, em minúsculas.',
  ),
  button: text('Quero eliminar essas pragas', 36),
  items: list(
    z.strictObject({
      slug: z.enum(PESTS).describe('A figura da praga.'),
      title: text('Baratas', 32),
      latinName: text('Periplaneta americana', 40),
      description: text(
        'A grande vem do esgoto; a pequena vive na cozinha, perto do motor da geladeira.',
        190,
        80,
      ),
      hides: text('Ralos e caixas de gordura', 90),
      signs: text('Fezes parecidas com borra de café', 90),
      service: z.enum(HOME_SERVICES).describe('O serviço que a trata.'),
      emergency,
    }),
    1,
    PESTS.length,
    'slug',
  ),
})

export const testimonial = z.strictObject({
  name: text('Rosane', 30),
  town: text('Içara', 40),
  rating: z.literal(5),
  comment: text('Escreva aqui as palavras da cliente, como ela as mandou.', 240),
  sample: z.boolean().meta({
    examples: [false],
    description:
      'Sim, enquanto não forem palavras de um cliente de verdade: o site o marca como exemplo.',
  }),
})

export const testimonials = list(testimonial, 0, 12, 'comment').describe(
  'De nenhum a doze. Sem nenhum, a seção e o caminho até ela somem do site.',
)
