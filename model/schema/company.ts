import { STATE_NAMES } from '@/model/brazil/states'
import { hasOtherState, splitTown } from '@/model/brazil/towns'
import { choice } from '@/model/fields/choice'
import { cnpj } from '@/model/fields/cnpj'
import { day } from '@/model/fields/day'
import { email } from '@/model/fields/email'
import { group } from '@/model/fields/group'
import { hoursSchema } from '@/model/fields/hours/schema'
import { isNetworkLink } from '@/model/fields/link/networks'
import { parseLink } from '@/model/fields/link/parse-link'
import { profileLink, siteUrl } from '@/model/fields/link/schema'
import { list, optionalList } from '@/model/fields/list'
import { month } from '@/model/fields/month'
import { numberField } from '@/model/fields/number'
import { parsedText } from '@/model/fields/parsed-text'
import { period } from '@/model/fields/period'
import { hasPossibleChatNumber } from '@/model/fields/phone/chat-links'
import { phone, publicServicePhone } from '@/model/fields/phone/schema'
import { postalCode } from '@/model/fields/postal-code'
import { text } from '@/model/fields/text'
import { PESTS } from '@/model/site/slugs'
import { toKeyboardText } from '@/model/texts/clean-text'

const OTHER_STATE = 'termina com outro estado do que o do campo Estado'

/** Hint for a field whose value replaces a placeholder (model/reading/placeholders.ts). */
const hintForPlaceholder = (name: string) =>
  `Mude só aqui: o site troca este dado em todos os textos. Num texto, {${name}} marca o lugar dele.`

const analyticsId = parsedText(
  'code',
  (typed) => /^G-[A-Z0-9]{6,14}$/.exec(toKeyboardText(typed).toUpperCase())?.[0],
  'não é um código de visitas do Google, que começa com G e um traço',
)

/**
 * The company's facts, in the order in which a launch needs them. The site shows an optional fact
 * only once it is filled in. Examples cannot be real (a licence 000/0000, a council of region 00),
 * so `npm run launch-check` reports a copied one, except of a field with a plausible one.
 */
export const companySchema = group('Dados da empresa', {
  name: text('Nome da empresa', 'Casa Serena', 40).meta({ traits: ['name', 'personal'] }),
  phone: phone('WhatsApp', '(48) 91234-5678').describe('Com o DDD, por exemplo (48) 91234-5678.'),
  siteUrl: siteUrl('Endereço do site', 'https://www.suaempresa.com.br'),
  legalName: text('Razão social', 'Sua Empresa Controle de Pragas Ltda.', 120)
    .meta({ traits: ['name', 'personal'] })
    .optional(),
  cnpj: cnpj('CNPJ', '11.222.333/0001-81').optional(),
  address: group('Endereço', {
    street: text('Rua e número', 'Rua do Exemplo, 000', 80),
    district: text('Bairro', 'Centro', 60)
      .meta({ traits: ['plausible example'] })
      .optional(),
    town: text('Cidade', 'Balneário Rincão', 40).meta({ traits: ['plausible example'] }),
    state: choice('Estado', STATE_NAMES)
      .describe('Só se o endereço fica fora do estado da empresa.')
      .optional(),
    postalCode: postalCode('CEP', '88828-000').meta({ traits: ['plausible example'] }),
  })
    .overwrite(({ town, ...fields }) => {
      const { name, state = fields.state } = splitTown({ name: town, state: fields.state })
      return { ...fields, town: name, ...(state && { state }) }
    })
    .refine(({ town, state }) => !hasOtherState({ name: town, state }), {
      path: ['town'],
      error: OTHER_STATE,
    })
    .meta({ traits: ['name'] })
    .optional(),
  email: email('E-mail', 'contato@suaempresa.com.br').optional(),
  sanitaryLicence: text(
    'Licença sanitária (alvará)',
    'Vigilância Sanitária de Içara nº 000/0000',
    100,
  ).optional(),
  technicalLead: group('Responsável técnico', {
    name: text('Nome', 'Nome do Responsável', 60).meta({ traits: ['name', 'personal'] }),
    council: text('Conselho', 'CRBio-00', 20),
    registration: text('Número do registro', '00000', 20).meta({ traits: ['personal'] }),
  }).optional(),
  environmentalLicence: text('Licença ambiental', 'IMA nº 0000/0000', 100).optional(),
  responseTime: period(
    'Tempo de resposta',
    '2 horas',
    ['minuto', 'hora'],
    'não é um número de minutos ou de horas',
  )
    .meta({ traits: ['plausible example'] })
    .describe(`Em quanto tempo você responde, no máximo. ${hintForPlaceholder('resposta')}`),
  hours: hoursSchema
    .describe(
      `Quando alguém responde. O site e o Google mostram os dias e as horas. ${hintForPlaceholder('horario')}`,
    )
    .meta({ traits: ['plausible example'] })
    .optional(),
  team: text(
    'Quem vai ao local',
    'Nome e Sobrenome, de uniforme verde e crachá, numa van branca com o nome da empresa',
    140,
  )
    .meta({ traits: ['personal'] })
    .describe('Quem vai, com que uniforme e em que carro, para o cliente abrir a porta tranquilo.')
    .optional(),
  nightVisits: text('Visita à noite', 'Fazemos visitas à noite, até as 99h', 90)
    .describe('Só se alguém vai mesmo ao local à noite. Uma frase curta, com o limite.')
    .optional(),
  visitFee: text('Preço da visita', 'A visita é grátis em Içara; fora dali, R$ 00', 90)
    .describe('Quanto custa ir ver o problema, ou que a visita é grátis.')
    .optional(),
  phoneCalls: text('Ligações', 'Neste número também atendemos ligações, das 99h às 99h', 90)
    .describe('Só se o número do WhatsApp também atende ligações.')
    .optional(),
  guarantees: optionalList(
    'Garantias',
    group('Garantia', {
      pest: choice('Praga', PESTS),
      period: period(
        'Prazo',
        '999 dias',
        ['dia', 'mês', 'ano'],
        'não é um prazo em dias, meses ou anos',
      ),
    }),
    { max: 20, uniqueFields: ['pest'] },
  ).describe('Por quanto tempo vale a garantia contra cada praga.'),
  coordinates: group('Lugar no mapa', {
    latitude: numberField('Primeiro número do mapa', -34, 6, -28.12345),
    // Up to Fernando de Noronha and Trindade.
    longitude: numberField('Segundo número do mapa', -74, -28.8, -49.12345),
  })
    .describe(
      'O lugar do escritório. No Google Maps, segure o dedo no lugar, copie os dois números e cole os dois em qualquer um dos campos.',
    )
    .optional(),
  googleProfile: profileLink('Perfil no Google', 'https://maps.app.goo.gl/abc123')
    .refine((url) => !isNetworkLink(url), { error: 'não é o link de um perfil no Google' })
    .optional(),
  googleReviews: group('Nota no Google', {
    rating: numberField('Nota', 1, 5, 4.9)
      .refine((rating) => rating === Number(rating.toFixed(1)), {
        error: 'tem mais de um algarismo depois da vírgula',
      })
      .meta({ traits: ['plausible example'] }),
    // At least two, because the label is in the plural.
    count: numberField('Número de avaliações', 0, 99999, 127)
      .refine((count) => Number.isInteger(count) && count >= 2, {
        error: 'não é um número inteiro a partir de 2, escrito sem ponto',
      })
      .meta({ traits: ['plausible example'] }),
    month: month('Mês em que você leu a nota', 'novembro de 2026').meta({
      traits: ['plausible example'],
    }),
  })
    .describe('A nota e o número de avaliações que o seu perfil no Google mostra.')
    .optional(),
  socialProfiles: optionalList(
    'Redes sociais',
    group('Rede social', {
      name: text('Rede', 'Instagram', 30).meta({ traits: ['plausible example'] }),
      url: profileLink('Link', 'https://www.instagram.com/suaempresa').refine(
        (url) => parseLink(url) !== url || hasPossibleChatNumber(url),
        { error: 'não é o WhatsApp de um número completo do Brasil' },
      ),
    }),
    { max: 8, uniqueFields: ['name'] },
  ),
  securityContactUntil: day('Recebo avisos de falhas do site até', '13/02/2027')
    .meta({ traits: ['plausible example'] })
    .describe(
      'Até que dia o e-mail recebe avisos de quem acha uma falha de segurança no site, no máximo um ano à frente.',
    )
    .optional(),
  analyticsId: analyticsId('Código para contar as visitas', 'G-AB12CD34EF')
    .describe(
      'Quem usa o Google Analytics acha lá este código, que começa com G. Sem ele, o site não conta as visitas e não pergunta nada.',
    )
    .optional(),
  towns: list(
    'Cidades',
    group('Cidade', {
      name: text('Nome da cidade', 'Içara', 40).meta({ traits: ['name', 'plausible example'] }),
      state: choice('Estado', STATE_NAMES)
        .describe('Só se a cidade fica fora do estado da empresa.')
        .optional(),
      surveillancePhone: publicServicePhone('Telefone da vigilância', '+55 (48) 3333-3333')
        .describe(
          'O número da prefeitura que cuida de escorpião e de outros bichos, com o DDD. Aparece na nota da cidade, e o toque já liga. Antes, ligue para conferir.',
        )
        .optional(),
    })
      .overwrite(splitTown)
      .refine((town) => !hasOtherState(town), { path: ['name'], error: OTHER_STATE }),
    { min: 1, max: 12, uniqueFields: ['name', 'state'] },
  ).describe(
    `As cidades atendidas, a maior primeiro. Se há mapa, as cores dele mudam alguns minutos depois de você salvar. ${hintForPlaceholder('cidades')}`,
  ),
  state: group('Estado', {
    code: choice('Estado', STATE_NAMES).describe(
      'O estado da empresa. Dele vêm também o telefone do plantão de venenos e a hora em que um aviso começa e acaba.',
    ),
  }),
}).refine(({ googleProfile, googleReviews }) => googleProfile || !googleReviews, {
  path: ['googleProfile'],
  error: 'falta, e a nota leva a ele',
})
