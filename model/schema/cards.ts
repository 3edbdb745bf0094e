/* Schemas of the cards of a page: services, problems, places and pests. */

import { choice } from '@/model/fields/choice'
import { group } from '@/model/fields/group'
import { hidden, list, optionalList } from '@/model/fields/list'
import { price } from '@/model/fields/price'
import { switchField } from '@/model/fields/switch'
import { template, text } from '@/model/fields/text'
import { HOME_CARDS, PESTS } from '@/model/site/slugs'
import { button, CLAIMS_HINT, headingFields, title } from './common-fields'

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
          .meta({ traits: ['no claim'] })
          .describe('No lugar da mensagem que todos os serviços têm.')
          .optional(),
        emergency: switchField(
          'Telefones de emergência',
          'Sim: o cartão mostra os telefones de emergência.',
        ).optional(),
        hidden,
      }),
      { min: 1, max: Object.keys(services).length, uniqueFields: ['slug'] },
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
        service: choice('Serviço', services, { leadsToCard: true }).describe(
          'O cartão a que este botão com desenho leva.',
        ),
        hidden,
      }),
      { min: 1, max: 12, uniqueFields: ['label'] },
    ),
  })

/**
 * Returns the schema of the links on the house of a page.
 * @param places names of the places in the illustration
 * @param targets slugs and names that a place may link to
 */
export const placesSchema = <Name extends string>(
  places: Readonly<Record<Name, string>>,
  targets: Readonly<Record<string, string>>,
) =>
  group('Lugares da casa', {
    title: title('Onde você viu?'),
    items: optionalList(
      'Lugares',
      group('Lugar', {
        place: choice('Lugar no desenho', places),
        label: text('Nome que aparece', 'Caixa d’água', 14),
        service: choice('Leva a', targets, { leadsToCard: true }),
      }),
      { max: Object.keys(places).length, uniqueFields: ['place'] },
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
    'entra o nome da praga, em minúsculas',
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
      service: choice('Serviço', HOME_CARDS, { leadsToCard: true }).describe(
        'O serviço que a trata.',
      ),
      hidden,
    }),
    { min: 1, max: Object.keys(PESTS).length, uniqueFields: ['slug'] },
  ),
})
