import { z } from 'zod'
import { ALT_LENGTH, TITLE_LENGTH } from '@/content/limits'
import type { PictureName } from '@/lib/pictures'
import { choice, group, list, template, text } from './parts'

const title = (example: string) => text('Título', example, 48)
const intro = text('Introdução', 'A ferramenta muda com a causa.', 170)
const section = (example: string) => ({ title: title(example), intro })
const button = (example: string) => text('Botão', example, 28)
const alt = text('O que a imagem mostra', 'Calha cheia de folhas sob telhas de barro', ALT_LENGTH)
const emergency = z.boolean().optional().meta({
  title: 'Telefones de emergência',
  description: 'Sim: o cartão mostra os telefones de emergência.',
})

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
  'mapa',
  'comprovante',
  'pagina-nao-encontrada',
] as const satisfies readonly PictureName[]

/** The card that asks for a photo. */
export const PHOTO_CARD = 'nao-sei'

const PROMISES =
  'Não prometa o que ninguém pode provar, como “100%”, “definitivo” ou “nunca mais” (Código de Defesa do Consumidor, art. 37).'

const services = <Slug extends PictureName>(slugs: readonly Slug[]) =>
  group('Serviços', {
    ...section('Cada cano entope de um jeito'),
    button: button('Solicitar orçamento'),
    items: list(
      'Itens',
      z.strictObject({
        slug: z.enum(slugs).meta({ title: 'Figura', description: 'A figura do cartão.' }),
        title: text('Título', 'Limpeza de forro', 32),
        description: text(
          'Descrição',
          'Fezes secas no forro soltam fungos no ar, por isso são molhadas antes de sair. O morcego é protegido por lei.',
          230,
          110,
        ).describe(PROMISES),
        tip: text('Dica', 'Água parada perde o cloro.', 110).describe('Uma coisa que vale saber.'),
        emergency,
      }),
      1,
      slugs.length,
      'slug',
    ),
  })

const sections = {
  meta: group('Busca e compartilhamento', {
    title: text('Título', 'Desentupimento 24 h em Criciúma e Içara', TITLE_LENGTH, 15),
    description: text(
      'Descrição',
      'Desentupimento de ralo, vaso, fossa e esgoto em Criciúma e Içara. Resposta em até 1 hora.',
      165,
      80,
    ),
    keywords: list('Palavras-chave', text('Palavra-chave', 'dedetização Içara', 60), 3, 12),
  }).describe('O que a busca e os links compartilhados mostram da página.'),
  hero: group('Abertura', {
    eyebrow: text('Linha de cima', 'Controle de pragas no sul catarinense', 48).describe(
      'Uma linha curta sobre o título.',
    ),
    title: text('Título', 'A casa volta a ser só sua', 60).describe(PROMISES),
    text: text('Texto', 'Primeiro a vistoria, depois o tratamento certo.', 150),
    button: button('Solicitar Orçamento'),
    response: text('Tempo de resposta', 'Resposta em até 1 hora · 24 h', 48),
    alt,
    highlights: list(
      'Destaques',
      z.strictObject({
        title: text('Título', 'Garantia Total', 28),
        text: text('Texto', 'Se você não ficar satisfeito, o serviço é refeito.', 90),
      }),
      3,
      3,
      'title',
    ).describe(`Promessas curtas, cada uma com uma linha de explicação. ${PROMISES}`),
  }),
  firstAid: group('Primeiros socorros', {
    title: title('Está transbordando? Faça isto agora'),
    calls: list(
      'Telefones de emergência',
      z.strictObject({ name: text('Nome', 'Samu', 28), number: text('Número', '192', 20) }),
      0,
      3,
      'number',
    ).describe('Não são da empresa. O toque já liga.'),
    cases: list(
      'Casos',
      z.strictObject({
        title: title('Alguém foi picado: o que fazer')
          .optional()
          .describe('Com título, os passos abrem com um toque. Sem título, ficam à vista.'),
        steps: list('Passos', text('Passo', 'Não dê descarga nem abra torneira.', 110), 2, 6),
      }),
      1,
      3,
    ),
  }).describe('O que fazer até alguém chegar, na ordem.'),
  figures: list(
    'Números da empresa',
    z.strictObject({
      numeral: text('Número', '24 h', 8),
      label: text('Rótulo', 'de atendimento, todos os dias', 36),
    }),
    4,
    4,
    'numeral',
  ).describe('Os números da empresa, em letras grandes.'),
  about: group('Sobre', {
    ...section('Vizinhos que entendem do ofício'),
    idea: group('Ideia', {
      title: title('A barata sobe por onde a água desce'),
      text: text('Texto', 'Ralo e caixa de gordura abrigam a barata.', 200),
    }).describe('A ideia que une as duas páginas.'),
  }),
  method: group('Como trabalhamos', {
    ...section('Quatro passos, nenhum no escuro'),
    steps: list(
      'Passos',
      z.strictObject({
        title: text('Título', 'Vistoria', 24),
        text: text('Texto', 'Olhamos ralos, frestas, forro e quintal.', 140),
      }),
      4,
      4,
      'title',
    ),
    proof: group('Comprovante', {
      text: text('Texto', 'A Anvisa exige o comprovante.', 200),
      alt,
    })
      .optional()
      .describe('Com ele, a figura do comprovante aparece ao lado dos passos.'),
  }),
  photoCard: group('Cartão da foto', {
    title: title('Não sabe qual escolher?'),
    text: text('Texto', 'Mande uma foto pelo WhatsApp.', 120),
    button: button('Mandar uma foto'),
  }).describe('Para quem não sabe de que serviço precisa.'),
  testimonials: group('Depoimentos', section('O que contam depois')),
  area: group('Área de atendimento', {
    ...section('Três cidades, meia hora de estrada'),
    text: text('Texto', 'Atendemos Criciúma, Içara e Balneário Rincão.', 220),
    button: button('Conferir a minha rua'),
    mapAlt: alt.meta({ title: 'O que o mapa mostra' }),
    notes: list(
      'Notas das cidades',
      z.strictObject({
        town: text('Cidade', 'Içara', 40),
        note: text('Nota', 'Nas casas com quintal, o trabalho é com formigas e calhas.', 180),
      }),
      0,
      12,
      'town',
    ).describe('O que há de próprio em cada cidade, nesta página.'),
  }),
  questions: group('Perguntas', {
    ...section('O que perguntam antes'),
    items: list(
      'Itens',
      z.strictObject({
        question: text('Pergunta', 'Vocês atendem a minha cidade?', 70),
        answer: text('Resposta', 'Atendemos Criciúma, Içara e Balneário Rincão.', 320),
      }),
      3,
      10,
      'question',
    ),
  }),
  footer: group('Rodapé', {
    title: title('Conte o que apareceu por aí'),
    text: text('Texto', 'Uma foto e o bairro bastam para começar.', 120),
    button: button('Fale Conosco'),
  }),
  otherPage: group('Outra página', {
    text: text('Texto', 'Às vezes, o controle de pragas começa pelo cano.', 200),
    link: group('Link', {
      label: text('Rótulo', 'Conhecer o desentupimento', 40),
      href: choice('Leva a', {
        '/': 'Página de dedetização',
        '/#servicos': 'Serviços de dedetização',
        '/#pragas': 'Pragas',
        '/desentupimento': 'Página de desentupimento',
      }),
    }),
  }).describe('O caminho para a outra página.'),
}

/**
 * The problems that bring visitors here, each with the service that solves it. Beside the way to the towns
 * stands the first of the questions.
 */
const problems = (services: readonly string[]) =>
  group('Problemas', {
    title: title('O que apareceu?'),
    areaLink: text('Link para as cidades', 'Onde atendem?', 28),
    items: list(
      'Itens',
      z.strictObject({
        label: text('Rótulo', 'Escorpião', 16),
        service: z
          .enum(services)
          .meta({ title: 'Serviço', description: 'O cartão a que o azulejo leva.' }),
      }),
      1,
      12,
      'label',
    ),
  })

/**
 * What every page says, section by section.
 * @param slugs the pictures that there are for its services
 * @param more what tiles may lead to beside them
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

export const drains = page(DRAIN_SERVICES, PHOTO_CARD).meta({ title: 'Página de desentupimento' })

export const home = page(HOME_SERVICES, ...PESTS, PHOTO_CARD).meta({
  title: 'Página de dedetização',
})

export const pests = group('Pragas', {
  ...section('Seis pragas e onde elas moram'),
  hidesLabel: text('Rótulo de onde se esconde', 'Onde se esconde', 28),
  signsLabel: text('Rótulo dos sinais', 'Sinais', 28),
  treatmentLink: template(
    'Link para o tratamento',
    '{pest}',
    'Tratamento contra {pest}',
    'No lugar de {pest} vem o nome da praga, em minúsculas.',
  ),
  button: text('Botão', 'Quero eliminar essas pragas', 36),
  items: list(
    'Itens',
    z.strictObject({
      slug: z.enum(PESTS).meta({ title: 'Figura', description: 'A figura da praga.' }),
      title: text('Título', 'Baratas', 32),
      latinName: text('Nome científico', 'Periplaneta americana', 40),
      description: text(
        'Descrição',
        'A grande vem do esgoto; a pequena vive na cozinha, perto do motor da geladeira.',
        190,
        80,
      ),
      hides: text('Onde se esconde', 'Ralos e caixas de gordura', 90),
      signs: text('Sinais', 'Fezes parecidas com borra de café', 90),
      service: z
        .enum(HOME_SERVICES)
        .meta({ title: 'Serviço', description: 'O serviço que a trata.' }),
      emergency,
    }),
    1,
    PESTS.length,
    'slug',
  ),
})

export const testimonial = z.strictObject({
  name: text('Primeiro nome', 'Rosane', 30),
  town: text('Cidade', 'Içara', 40),
  rating: z.literal(5).meta({ title: 'Estrelas' }),
  comment: text(
    'Palavras do cliente',
    'Escreva aqui as palavras da cliente, como ela as mandou.',
    240,
  ),
  sample: z.boolean().meta({
    title: 'É exemplo',
    examples: [false],
    description:
      'Sim, enquanto não forem palavras de um cliente de verdade: o site o marca como exemplo.',
  }),
})

export const testimonials = list('Depoimentos', testimonial, 0, 12, 'comment').describe(
  'De nenhum a doze. Sem nenhum, a seção e o caminho até ela somem do site.',
)
