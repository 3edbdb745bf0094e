/* Schemas of the sections of a page, except those of cards. */

import { choice } from '@/model/fields/choice'
import { group } from '@/model/fields/group'
import { hidden, list, optionalList } from '@/model/fields/list'
import { publicServicePhone } from '@/model/fields/phone/schema'
import { switchField } from '@/model/fields/switch'
import { text } from '@/model/fields/text'
import { homeHref } from '@/model/site/anchors'
import { pagePaths, type RoutePath, routeOf } from '@/model/site/routes'
import { recordOf } from '@/model/values/record-of'
import { alt, button, CLAIMS_HINT, headingFields, title } from './common-fields'

/** The limits exceed what search results show, because each town lengthens these texts. */
export const metaSchema = group('Busca e compartilhamento', {
  title: text('Título', 'Desentupimento em {cidades}', 240).describe(
    'O Google mostra umas 65 letras.',
  ),
  description: text(
    'Descrição',
    'Desentupimento de ralo, vaso, fossa e esgoto em {cidades}. Resposta em até {resposta}.',
    320,
  ).describe('O Google mostra umas 160 letras.'),
  keywords: list('Palavras-chave', text('Palavra-chave', 'dedetização Içara', 60), {
    min: 3,
    max: 12,
  }),
}).describe('O que a busca e os links compartilhados mostram da página.')

export const heroSchema = group('Abertura', {
  eyebrow: text('Linha de cima', 'Controle de pragas no sul catarinense', 240).describe(
    'Uma linha curta acima do título.',
  ),
  title: text('Título', 'Dedetização para casa e empresa', 60).describe(CLAIMS_HINT),
  text: text('Texto', 'Primeiro a vistoria, depois o tratamento certo.', 150),
  button: button('Solicitar Orçamento'),
  // Long enough for the example with the longest period.
  response: text('Tempo de resposta', 'Grátis pelo WhatsApp, resposta em até {resposta}', 51),
  alt,
  highlights: list(
    'Destaques',
    group('Destaque', {
      title: text('Título', 'Garantia Total', 28),
      text: text('Texto', 'Se você não ficar satisfeito, o serviço é refeito.', 90),
    }),
    { min: 3, max: 3, uniqueFields: ['title'] },
  ).describe(`Promessas curtas, cada uma com uma linha de explicação. ${CLAIMS_HINT}`),
})

/**
 * Returns the schema of the first aid.
 * @param services the services that a case may lead to
 */
export const firstAidSchema = (services: Readonly<Record<string, string>>) =>
  group('Primeiros socorros', {
    title: title('Está transbordando? Faça isto agora'),
    poisonLine: text('Plantão de venenos', '{ciatox} (plantão de venenos)', 44)
      .describe(
        'Com este nome, o telefone do plantão aparece antes dos outros. O número vem do estado da empresa.',
      )
      .optional(),
    calls: optionalList(
      'Telefones de emergência',
      group('Telefone', {
        name: text('Nome', 'Samu', 32),
        number: publicServicePhone('Número', '192'),
        hidden,
      }),
      { max: 3, uniqueFields: ['number'] },
    )
      .meta({ traits: ['no claim'] })
      .describe('Não são da empresa. O toque já liga.'),
    cases: list(
      'Casos',
      group('Caso', {
        title: title('Alguém foi picado: o que fazer')
          .optional()
          .describe('Com título, os passos abrem com um toque. Sem título, ficam à vista.'),
        steps: list('Passos', text('Passo', 'Não dê descarga nem abra torneira.', 120), {
          min: 2,
          max: 7,
        }),
        service: choice('Serviço', services, { leadsToCard: true })
          .describe('O cartão a que o caso leva, com um link depois dos passos.')
          .optional(),
        hidden,
      }),
      { min: 1, max: 3 },
    ),
  }).describe('O que fazer até alguém chegar, na ordem.')

export const figuresSchema = list(
  'Números da empresa',
  group('Número', {
    numeral: text('Número', '24 h', 12),
    label: text('Nome que aparece', 'de atendimento, todos os dias', 36),
  }),
  { min: 4, max: 4, uniqueFields: ['numeral', 'label'] },
).describe('Os números da empresa, em letras grandes.')

export const aboutSchema = group('Sobre', {
  ...headingFields('Vizinhos que entendem do ofício'),
  titleWithTeam: title('Sobre nós e quem vai à sua casa')
    .meta({ title: 'Título com a equipe' })
    .describe(
      'No lugar do título, quando “Quem vai ao local” está preenchido nos dados da empresa.',
    )
    .optional(),
  alt: alt.optional(),
  checks: group('O que conferir', {
    title: title('Confira antes de contratar'),
    items: list('Linhas', text('Linha', 'Responsável técnico com registro no conselho', 80), {
      min: 2,
      max: 4,
    }),
  })
    .meta({ traits: ['no claim'] })
    .describe(
      'O cartão mostra o que pedir a qualquer empresa, até a licença sanitária e o CNPJ estarem nos dados da empresa.',
    )
    .optional(),
  idea: group('Ideia', {
    title: title('A barata sobe por onde a água desce'),
    text: text('Texto', 'Ralo e caixa de gordura abrigam a barata.', 200),
  })
    .describe('A ideia que une as duas páginas.')
    .optional(),
})

export const methodSchema = group('Como trabalhamos', {
  ...headingFields('Quatro passos, nenhum no escuro'),
  steps: list(
    'Passos',
    group('Passo', {
      title: text('Título', 'Vistoria', 24),
      text: text('Texto', 'Olhamos ralos, frestas, forro e quintal.', 140),
    }),
    { min: 4, max: 4, uniqueFields: ['title'] },
  ),
  proof: group('Comprovante', {
    text: text('Texto', 'A Anvisa exige o comprovante.', 200),
    alt,
  })
    .optional()
    .describe('Com ele, o desenho do comprovante aparece ao lado dos passos.'),
})

export const photoCardSchema = group('Cartão da foto', {
  title: title('Não sabe qual escolher?'),
  text: text('Texto', 'Mande uma foto pelo WhatsApp.', 120),
  button: button('Mandar uma foto'),
}).describe('Para quem não sabe de que serviço precisa.')

export const testimonialsSectionSchema = group('Depoimentos', headingFields('O que contam depois'))

export const areaSchema = group('Área de atendimento', {
  title: title('Três cidades, meia hora de estrada'),
  intro: text('Introdução', 'A sua desentupidora em {cidades}.', 240),
  // Longer than the paragraph needs, because the hours of some companies take 150 letters.
  text: text('Texto', 'Atendemos {cidades}.', 400),
  button: button('Conferir a minha rua'),
  mapAlt: text('O que o mapa mostra', 'Mapa com {cidades}', 300),
  notes: optionalList(
    'Notas das cidades',
    group('Nota', {
      town: text('Cidade', 'Içara', 40).meta({ traits: ['name'] }),
      note: text('Nota', 'Nas casas com quintal, o trabalho é com formigas e calhas.', 180),
      hidden,
    }),
    { max: 12, uniqueFields: ['town'] },
  ).describe('O que há de próprio em cada cidade, nesta página.'),
})

export const questionsSchema = group('Perguntas', {
  ...headingFields('O que perguntam antes'),
  items: list(
    'Perguntas e respostas',
    group('Pergunta', {
      question: text('Pergunta', 'Vocês atendem a minha cidade?', 70),
      answer: text('Resposta', 'Atendemos {cidades}.', 600),
      showsPrice: switchField(
        'Mostrar os preços',
        'Sim: a resposta começa com o menor preço dos serviços da página, se algum tem preço, e termina com o preço da visita.',
      ).optional(),
      hidden,
    }),
    { min: 3, max: 10, uniqueFields: ['question'] },
  ),
})

export const footerSchema = group('Rodapé', {
  title: title('Conte o que apareceu por aí'),
  text: text('Texto', 'Uma foto e o bairro bastam para começar.', 120),
  button: button('Fale Conosco'),
})

/**
 * Returns the schema of the link to the other page or to a section of the home page.
 * @param ownPath the page that has the link, to which it may not lead
 */
export const otherPageSchema = (ownPath: RoutePath) =>
  group('Outra página', {
    text: text('Texto', 'Às vezes, o controle de pragas começa pelo cano.', 200),
    link: group('Link', {
      label: text('Nome que aparece', 'Conhecer o desentupimento', 40),
      href: choice('Leva a', {
        ...recordOf(
          pagePaths.filter((path) => path !== ownPath),
          (path) => `Página de ${routeOf(path).title.toLowerCase()}`,
        ),
        [homeHref('services')]: 'Serviços de dedetização',
        [homeHref('pests')]: 'Pragas',
      }),
    }),
  }).describe('O caminho para a outra página.')
