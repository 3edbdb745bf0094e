import { z } from 'zod'
import { isCnpj } from './cnpj'
import { between, list, text } from './parts'

const latitude = (example: number) => between(-34, 6, example)
const longitude = (example: number) => between(-74, -34, example)

const isAddress = (value: string) => URL.canParse(value)
const isOrigin = (value: string) => isAddress(value) && new URL(value).origin === value

/** Without the signs that `URL` forgives and a link, or a host's configuration, would not. */
const address = (example: string) =>
  z
    .string()
    .regex(/^https:\/\/[\w-]+(\.[\w-]+)+(:\d+)?(\/[^\s"'<>\\^`{|}]*)?$/)
    .refine(isAddress)
    .meta({ example, wrong: 'não é um endereço com https://, sem espaços nem aspas' })

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const days = list(
  z.enum(WEEKDAYS).meta({ example: 'Monday', wrong: 'não é um dia da semana em inglês' }),
  1,
  7,
).meta({ example: ['Monday', 'Tuesday'] })

const time = (example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ example, wrong: 'não é uma hora' })

/**
 * The company's facts. What is optional appears on the site only once it is filled in; the examples
 * of these facts are such that they can't be true of anybody (a licence 000/0000, a council of region
 * 00), so that `npm run launch-check` can hold them back and never takes a real fact for an example.
 */
export const company = z.strictObject({
  name: text('Casa Serena', 40),
  /**
   * WhatsApp number, digits only: 55, a two-digit area code without zeros, then 9 and eight digits of a
   * mobile, or the eight digits of a landline with WhatsApp Business.
   */
  phone: z
    .string()
    .regex(/^55[1-9][1-9](9\d{8}|[2-5]\d{7})$/)
    .meta({
      example: '5548912345678',
      wrong:
        'não é um número do Brasil com WhatsApp: 55, DDD e os 9 números do celular ou os 8 do fixo, sem espaços',
    }),
  /** Address of the site without a slash at the end. */
  siteUrl: z
    .string()
    .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/)
    .refine(isOrigin)
    .meta({
      example: 'https://www.suaempresa.com.br',
      wrong: 'não é só o domínio com https://, em minúsculas, sem acentos e sem barra no fim',
    }),
  /** Fields above that still hold a sample; the owner takes a field out once it is real. */
  samples: list(
    z.enum(['name', 'phone', 'siteUrl']).meta({ wrong: 'não é um campo que possa ser amostra' }),
    0,
    3,
  ).meta({ example: ['name', 'phone', 'siteUrl'] }),
  /** The towns that the company serves, by the coordinates of their seats (IBGE), in degrees. */
  towns: list(
    z.strictObject({
      name: text('Içara', 40),
      latitude: latitude(-28.7132),
      longitude: longitude(-49.3087),
      /** One or two sentences about the work in this town. */
      note: text('Nas casas com quintal, o trabalho é com formigas e calhas.', 180),
    }),
    1,
    12,
    'name',
  ),
  state: z.strictObject({
    name: text('Santa Catarina', 30),
    code: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ example: 'SC', wrong: 'não é a sigla de um estado' }),
  }),
  /** When somebody answers: for people to read, and the same for search engines. */
  hours: z
    .strictObject({
      text: text('Segunda a sexta, 8h às 18h; sábado, 8h às 12h', 60),
      /** In the towns' own time; a whole day is "00:00" to "23:59". */
      opening: list(
        z.strictObject({ days, opens: time('08:00'), closes: time('18:00') }),
        1,
        7,
      ).meta({
        example: [
          {
            days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '08:00',
            closes: '18:00',
          },
          { days: ['Saturday'], opens: '08:00', closes: '12:00' },
        ],
      }),
    })
    .optional(),
  legalName: text('Sua Empresa Controle de Pragas Ltda.', 120).optional(),
  /** With or without punctuation, in digits or with the letters of 2026. */
  cnpj: z
    .string()
    .refine(isCnpj)
    .meta({
      example: '11.222.333/0001-81',
      wrong: 'não é um CNPJ: os dígitos verificadores não conferem',
    })
    .optional(),
  address: z
    .strictObject({
      street: text('Rua do Exemplo, 000', 80),
      district: text('Centro', 60).optional(),
      town: text('Balneário Rincão', 40),
      postalCode: z
        .string()
        .regex(/^\d{5}-\d{3}$/)
        .meta({ example: '88828-000', wrong: 'não é um CEP' }),
    })
    .optional(),
  /** Place of the office, in degrees with five decimals. */
  coordinates: z
    .strictObject({ latitude: latitude(-28.12345), longitude: longitude(-49.12345) })
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
  email: z
    .email()
    .meta({ example: 'contato@suaempresa.com.br', wrong: 'não é um e-mail' })
    .optional(),
  /** How long each pest's treatment is guaranteed; a pest goes by its title on the site. */
  guarantees: list(
    z.strictObject({
      pest: text('Baratas', 40),
      period: z
        .string()
        .regex(/^[1-9]\d{0,2} (dias?|mês|meses|anos?)$/)
        .meta({ example: '90 dias', wrong: 'não é um prazo em dias, meses ou anos' }),
    }),
    1,
    20,
    'pest',
  )
    .meta({
      example: [
        { pest: 'Baratas', period: '999 dias' },
        { pest: 'Cupins', period: '99 anos' },
      ],
    })
    .optional(),
  socialProfiles: list(
    z.strictObject({
      name: text('Instagram', 30),
      url: address('https://www.instagram.com/suaempresa'),
    }),
    1,
    8,
    'name',
  ).optional(),
  googleProfile: address('https://maps.app.goo.gl/abc123').optional(),
  /**
   * Day until which `email` certainly takes reports about the site's security, at most a year ahead.
   * With it the site publishes /.well-known/security.txt. Any day may be meant, so the example is one
   * that nobody would pick: a Saturday in the middle of a month.
   */
  securityContactUntil: z.iso
    .date()
    .meta({ example: '2027-02-13', wrong: 'não é um dia' })
    .optional(),
  /** Tag id of Google Analytics 4. Without it no measuring code is published. */
  analyticsId: z
    .string()
    .regex(/^G-[A-Z0-9]{6,14}$/)
    .meta({ example: 'G-AB12CD34EF', wrong: 'não é um código do Google Analytics 4' })
    .optional(),
})
