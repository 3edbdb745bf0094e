import { z } from 'zod'
import { isCnpj } from './cnpj'
import {
  clock,
  isLink,
  isOrigin,
  isPhone,
  phoneDigits,
  postalCode,
  profile,
  secure,
  siteOrigin,
} from './contact'
import { between, day, formed, list, text, tidied } from './parts'

const latitude = (example: number) => between(-34, 6, example)
const longitude = (example: number) => between(-74, -34, example)

const NO_LINK = 'não é um endereço da internet'

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const time = (example: string) =>
  tidied(clock, (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'não é uma hora', example)

/**
 * The company's facts. What is optional appears on the site only once it is filled in. Its examples
 * cannot be true of anybody (a licence 000/0000, a council of region 00): `npm run launch-check` holds
 * them back and never takes a real fact for an example.
 */
export const company = z.strictObject({
  name: text('Casa Serena', 40),
  phone: tidied(
    phoneDigits,
    isPhone,
    'não é um número do Brasil: DDD e os 9 números do celular, ou os 8 de um fixo com WhatsApp Business',
    '(48) 91234-5678',
  ),
  siteUrl: tidied(
    siteOrigin,
    isOrigin,
    'não é só o domínio do site',
    'https://www.suaempresa.com.br',
  ),
  samples: list(z.enum(['name', 'phone', 'siteUrl']), 0, 3).meta({
    description:
      'Quais dos três dados de cima ainda são amostra. Tire da lista o que já é verdadeiro.',
  }),
  towns: list(
    z.strictObject({
      name: text('Içara', 40),
      latitude: latitude(-28.7132),
      longitude: longitude(-49.3087),
    }),
    1,
    12,
    'name',
  ).describe('As cidades atendidas, cada uma com as coordenadas da sua sede (IBGE), em graus.'),
  state: z.strictObject({
    name: text('Santa Catarina', 30),
    code: formed(/^[A-Z]{2}$/, 'não é a sigla de um estado', 'SC'),
  }),
  hours: z
    .strictObject({
      text: text('Segunda a sexta, 8h às 18h; sábado, 8h às 12h', 60),
      opening: list(
        z
          .strictObject({
            days: list(z.enum(WEEKDAYS), 1, 7),
            opens: time('08:00'),
            closes: time('18:00'),
          })
          // Search engines read a day that opens and closes at one time as closed.
          .refine(({ opens, closes }) => opens !== closes, {
            path: ['closes'],
            error: 'é também a hora de abrir. O dia inteiro vai de 00:00 a 23:59',
          }),
        1,
        7,
      ).describe('O mesmo horário para os buscadores. O dia inteiro vai de 00:00 a 23:59.'),
    })
    .describe('Quando alguém responde.')
    .optional(),
  legalName: text('Sua Empresa Controle de Pragas Ltda.', 120).optional(),
  cnpj: z
    .string()
    .trim()
    .refine(isCnpj, { error: 'não é um CNPJ: os dígitos verificadores não conferem' })
    .meta({ examples: ['11.222.333/0001-81'] })
    .optional(),
  address: z
    .strictObject({
      street: text('Rua do Exemplo, 000', 80),
      district: text('Centro', 60).optional(),
      town: text('Balneário Rincão', 40),
      postalCode: tidied(
        postalCode,
        (value) => /^\d{5}-\d{3}$/.test(value),
        'não é um CEP',
        '88828-000',
      ),
    })
    .optional(),
  coordinates: z
    .strictObject({ latitude: latitude(-28.12345), longitude: longitude(-49.12345) })
    .describe('O lugar do escritório no mapa, em graus com cinco casas.')
    .optional(),
  sanitaryLicence: text('Vigilância Sanitária de Içara nº 000/0000', 100).optional(),
  environmentalLicence: text('IMA nº 0000/0000', 100).optional(),
  technicalLead: z
    .strictObject({
      name: text('Nome do Responsável', 60),
      council: text('CRBio-00', 20),
      registration: text('00000', 20),
    })
    .optional(),
  email: tidied(
    (typed) => typed.trim(),
    (value) => z.email().safeParse(value).success,
    'não é um e-mail',
    'contato@suaempresa.com.br',
  ).optional(),
  guarantees: list(
    z.strictObject({
      pest: text('Baratas', 40),
      period: formed(
        /^[1-9]\d{0,2} (dias?|mês|meses|anos?)$/,
        'não é um prazo em dias, meses ou anos',
        '999 dias',
      ),
    }),
    1,
    20,
    'pest',
  )
    .describe('Por quanto tempo vale a garantia contra cada praga, pelo nome que ela tem no site.')
    .optional(),
  socialProfiles: list(
    z.strictObject({
      name: text('Instagram', 30),
      url: tidied(profile, isLink, NO_LINK, 'https://www.instagram.com/suaempresa'),
    }),
    1,
    8,
    'name',
  ).optional(),
  googleProfile: tidied(secure, isLink, NO_LINK, 'https://maps.app.goo.gl/abc123').optional(),
  // Any day may be meant, so the example is one that nobody would pick: a Saturday in mid-month.
  securityContactUntil: day('2027-02-13')
    .describe(
      'Até que dia o e-mail recebe avisos sobre a segurança do site, no máximo um ano à frente. Com ele o site publica security.txt.',
    )
    .optional(),
  analyticsId: formed(/^G-[A-Z0-9]{6,14}$/, 'não é um código do Google Analytics 4', 'G-AB12CD34EF')
    .describe('Sem ele, o site não mede nada e não pergunta nada.')
    .optional(),
})
