import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Claim, Company, Testimonial } from '../../content/types'
import { companyExamples, literal, testimonialExample } from '../../lib/examples'
import { displayPhone } from '../../lib/phone'
import { placeInWords } from '../../lib/place'
import { claimItems, type Source } from './claims'

/*
 * What stands between the content and a launch. The words are in Portuguese: the owner reads them.
 */

/** Something that is still a sample or not filled in. */
export type LaunchItem = {
  /** Whether the site may not go out like this; the others only make it better. */
  blocks: boolean
  file: string
  field: string
  what: string
  why: string
  /** A line that can be copied into the file, */
  example?: string
  /** or, where there is none, what to do. */
  todo?: string
}

type LaunchContent = {
  company: Company
  claims: readonly Claim[]
  homeTestimonials: readonly Testimonial[]
  drainsTestimonials: readonly Testimonial[]
}

const COMPANY = 'content/company.ts'

const SAMPLE_NAMES = ['casa serena', 'sua empresa']

/** Domains that nobody can own (RFC 2606 and 6761), those of this project and its guide. */
const SAMPLE_DOMAIN =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|casaserena\.[a-z.]+|suaempresa\.[a-z.]+)$/

/** What no true text holds: the domain or profile of the examples, a number and year of noughts. */
const PLACEHOLDER = /(?:^|[@/.])suaempresa(?:[./]|$)|\b0+\/0{4}\b/i

/** Facts of which the example may be true of a company, or true of every company in a town. */
const MAY_BE_TRUE =
  /^(?:hours\..+|address\.(?:district|town|postalCode)|guarantees\.pest|socialProfiles\.name)$/

/** Numbers of drawing boards: one figure all over, or all figures in their order. */
const MADE_UP_NUMBER = /^(?:(\d)\1{7}|12345678|87654321)$/

/**
 * What is wrong with a chat number, in words that follow the number.
 * @param phone 55, area code and nine figures
 * @returns undefined for one that an operator may have assigned
 */
export function phoneDoubt(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(`+${phone}`)
  if (!number?.isValid()) return 'não existe no plano de numeração do Brasil (o DDD está certo?)'
  if (number.getType() !== 'MOBILE') return 'não é um celular'
  const subscriber = phone.slice(5)
  // The library takes any figure after the 9; Anatel assigns none that begins with 90.
  if (subscriber.startsWith('0')) return 'está numa faixa que nenhuma operadora usa'
  if (MADE_UP_NUMBER.test(subscriber)) return 'é um número inventado'
  return undefined
}

/** A field of the company that ought to be filled in. */
type Wanted = Pick<LaunchItem, 'blocks' | 'what' | 'why'> & { field: keyof typeof companyExamples }

const WANTED: readonly Wanted[] = [
  {
    blocks: true,
    field: 'legalName',
    what: 'falta a razão social',
    why: 'o Decreto 7.962/2013, art. 2º, pede o nome empresarial em site que oferece serviços',
  },
  {
    blocks: true,
    field: 'cnpj',
    what: 'falta o CNPJ',
    why: 'o Decreto 7.962/2013, art. 2º, pede o CNPJ à vista, e é por ele que o cliente confere a empresa',
  },
  {
    blocks: true,
    field: 'address',
    what: 'falta o endereço',
    why: 'o Decreto 7.962/2013, art. 2º, pede o endereço físico, e o Google o usa na busca local',
  },
  {
    blocks: true,
    field: 'email',
    what: 'falta o e-mail',
    why: 'o Decreto 7.962/2013, art. 2º, pede também um endereço eletrônico',
  },
  {
    blocks: true,
    field: 'sanitaryLicence',
    what: 'falta a licença sanitária',
    why: 'o site diz que a empresa é licenciada pela vigilância sanitária; sem a licença (RDC Anvisa 622/2022) isso é propaganda enganosa',
  },
  {
    blocks: false,
    field: 'technicalLead',
    what: 'falta o responsável técnico',
    why: 'a RDC Anvisa 622/2022 exige um; quase nenhum concorrente mostra o seu, e é prova de serviço certificado',
  },
  {
    blocks: false,
    field: 'environmentalLicence',
    what: 'falta a licença ambiental',
    why: 'a RDC Anvisa 622/2022 exige uma, e o cliente de empresa costuma pedi-la',
  },
  {
    blocks: false,
    field: 'hours',
    what: 'falta o horário',
    why: 'o visitante quer saber se alguém responde agora, e o Google mostra o horário na busca',
  },
  {
    blocks: false,
    field: 'guarantees',
    what: 'falta o prazo de garantia por praga',
    why: 'o site fala em garantia total; o prazo de cada praga evita discussão depois',
  },
  {
    blocks: false,
    field: 'coordinates',
    what: 'falta o ponto no mapa',
    why: 'com ele o Google liga o site ao lugar certo e o rodapé abre o mapa',
  },
  {
    blocks: false,
    field: 'googleProfile',
    what: 'falta o perfil no Google',
    why: 'é onde o visitante lê avaliações que os próprios clientes escreveram',
  },
  {
    blocks: false,
    field: 'socialProfiles',
    what: 'faltam as redes sociais',
    why: 'ligam o site aos perfis que o cliente já conhece',
  },
]

function basics(company: Company): LaunchItem[] {
  const { name, phone, siteUrl, samples } = company
  const item = (field: string, what: string, why: string, example: string): LaunchItem => ({
    blocks: true,
    file: COMPANY,
    field,
    what,
    why,
    example,
  })
  const items: LaunchItem[] = []

  const leftover = (field: 'name' | 'phone' | 'siteUrl') =>
    samples.includes(field) ? `; depois de trocar, tire '${field}' da lista samples` : ''
  if (samples.includes('name') || SAMPLE_NAMES.includes(name.trim().toLowerCase()))
    items.push(
      item(
        'name',
        `'${name}' é o nome de amostra${leftover('name')}`,
        'é o nome no topo, na busca do Google e nas imagens; sem trocar, o site anuncia uma empresa que não existe',
        "name: 'Sua Empresa',",
      ),
    )
  const doubt = phoneDoubt(phone)
  if (samples.includes('phone') || doubt)
    items.push(
      item(
        'phone',
        `${displayPhone(phone)} ${doubt ?? 'é o número de amostra'}${leftover('phone')}`,
        'todos os botões do site abrem o WhatsApp neste número (55, o DDD e os nove números do celular); errado, nenhum cliente chega',
        "phone: '5548912345678',",
      ),
    )
  if (samples.includes('siteUrl') || SAMPLE_DOMAIN.test(new URL(siteUrl).hostname))
    items.push(
      item(
        'siteUrl',
        `${siteUrl} é um domínio de amostra${leftover('siteUrl')}`,
        'o Google e os links compartilhados usam este endereço; errado, o site não aparece na busca',
        "siteUrl: 'https://www.suaempresa.com.br',",
      ),
    )
  return items
}

type Fact = { field: string; value: string | number }

/** Each text and number below a value, with the way to it: `address.street`, `guarantees[0].period`. */
function facts(value: unknown, field = ''): Fact[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ field, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    facts(
      inner,
      Array.isArray(value) ? `${field}[${key}]` : [field, key].filter(Boolean).join('.'),
    ),
  )
}

/** `guarantees[0].period` → `guarantees, 1ª garantia, period`. */
const asCounted = (field: string) =>
  placeInWords(field.split(/[.[\]]+/).map((step) => (/^\d+$/.test(step) ? Number(step) : step)))

/** The field, whichever place in its list a fact has. */
const kind = (field: string) => field.replace(/\[\d+\]/g, '')

/** By letters and figures, as a CNPJ goes with or without its dots and an address with a slash. */
function same(value: string | number, example: string | number): boolean {
  if (typeof value === 'number' || typeof example === 'number') return value === example
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  return bare(value) === bare(example)
}

const EXAMPLES = facts(companyExamples).filter(({ field }) => !MAY_BE_TRUE.test(kind(field)))

function isExample({ field, value }: Fact): boolean {
  if (typeof value === 'string' && PLACEHOLDER.test(value)) return true
  return EXAMPLES.some(
    (example) => kind(example.field) === kind(field) && same(value, example.value),
  )
}

/** Examples of the guide that were taken over as they stand. */
function copiedExamples(company: Company): LaunchItem[] {
  const { name, phone, siteUrl, ...others } = company
  return facts(others)
    .filter(isExample)
    .map(({ field, value }) => ({
      blocks: true,
      file: COMPANY,
      field: asCounted(field),
      what: `${literal(value)} é o exemplo do guia`,
      why: 'o site o mostra ou usa como se fosse da sua empresa',
      todo: 'escreva o dado verdadeiro ou apague o campo',
    }))
}

function sampleTestimonials(list: string, testimonials: readonly Testimonial[]): LaunchItem[] {
  const samples = testimonials.flatMap(({ sample, comment, name, town }, index) =>
    sample || same(comment, testimonialExample.comment) ? [`${index + 1}º (${name}, ${town})`] : [],
  )
  if (samples.length === 0) return []
  return [
    {
      blocks: true,
      file: 'content/testimonials.ts',
      field: list,
      what: `${samples.length} de ${testimonials.length} são amostras: ${samples.join(', ')}`,
      why: 'depoimento inventado é propaganda enganosa (Código de Defesa do Consumidor, art. 37)',
      example: `${literal(testimonialExample)},`,
    },
  ]
}

/** The same day of next year. */
function aYearAfter(day: string): string {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/** A day that is missing or that today makes wrong, of which a build, the same on any day, knows nothing. */
function securityContact({ securityContactUntil: until }: Company, today: string): LaunchItem[] {
  const last = aYearAfter(today)
  const item = (what: string, why: string): LaunchItem => ({
    blocks: false,
    file: COMPANY,
    field: 'securityContactUntil',
    what,
    why,
    example: `securityContactUntil: '${last}',`,
  })
  if (!until)
    return [
      item(
        'falta o dia até o qual o e-mail recebe avisos de segurança',
        'com ele o site publica /.well-known/security.txt, e quem acha uma falha sabe a quem avisar; vale no máximo um ano',
      ),
    ]
  if (until < today)
    return [
      item(
        `${until} já passou`,
        'um security.txt vencido não vale mais para quem acha uma falha no site',
      ),
    ]
  if (until > last)
    return [
      item(
        `${until} está a mais de um ano de hoje`,
        'ninguém garante um e-mail por tanto tempo, e a norma (RFC 9116) recomenda menos de um ano',
      ),
    ]
  return []
}

/**
 * What is still a sample or missing, what blocks a launch first.
 * @param sources the files of content/, in which claims are looked for
 * @param today as `2026-12-24`
 */
export function launchItems(
  content: LaunchContent,
  sources: readonly Source[],
  today: string,
): LaunchItem[] {
  const { company, claims, homeTestimonials, drainsTestimonials } = content
  const missing = WANTED.filter(({ field }) => company[field] === undefined)
  const items: LaunchItem[] = [
    ...basics(company),
    ...copiedExamples(company),
    ...sampleTestimonials('homeTestimonials', homeTestimonials),
    ...sampleTestimonials('drainsTestimonials', drainsTestimonials),
    ...claimItems(claims, sources, today),
    ...missing.map((wanted) => ({
      ...wanted,
      file: COMPANY,
      example: `${wanted.field}: ${literal(companyExamples[wanted.field])},`,
    })),
    ...securityContact(company, today),
  ]
  return [...items.filter(({ blocks }) => blocks), ...items.filter(({ blocks }) => !blocks)]
}

const things = (count: number) => (count === 1 ? '1 item' : `${count} itens`)

/** The one line for the end of a build. */
export function launchLine(items: readonly LaunchItem[]): string {
  if (items.length === 0) return 'launch-check: não falta nada para publicar.'
  const blocking = items.filter(({ blocks }) => blocks).length
  const weight =
    blocking === 0
      ? 'nenhum impede a publicação'
      : blocking === 1
        ? '1 impede a publicação'
        : `${blocking} impedem a publicação`
  return `launch-check: ${things(items.length)} por preencher ou trocar, ${weight}. Veja quais com "npm run launch-check".`
}
