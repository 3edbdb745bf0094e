import type { Company, Testimonial } from '@/content/schema'
import { displayPhone } from '@/lib/phone'
import { companyExamples, testimonialExample } from '@/scripts/content/examples'
import { literal } from '@/scripts/content/messages'
import { placeInWords } from '@/scripts/content/place'
import { COMPANY, type LaunchItem } from './item'
import { phoneDoubt } from './phone'

const SAMPLE_NAMES = ['casa serena', 'sua empresa']

/** Domains that nobody can own (RFC 2606 and 6761), those of this project and its guide. */
const SAMPLE_DOMAIN =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|casaserena\.[a-z.]+|suaempresa\.[a-z.]+)$/

/** What no true text holds: the domain or profile of the examples, a number and year of noughts. */
const PLACEHOLDER = /(?:^|[@/.])suaempresa(?:[./]|$)|\b0+\/0{4}\b/i

/** Facts of which the example may be true of a company, or true of every company in a town. */
const MAY_BE_TRUE =
  /^(?:hours\..+|address\.(?:district|town|postalCode)|guarantees\.pest|socialProfiles\.name)$/

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
        'todos os botões do site abrem o WhatsApp neste número (55, o DDD e os nove números do celular ou os oito do fixo); errado, nenhum cliente chega',
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

/** Facts of the company that are samples still. */
export function companySamples(company: Company): LaunchItem[] {
  return [...basics(company), ...copiedExamples(company)]
}

export function sampleTestimonials(
  list: string,
  testimonials: readonly Testimonial[],
): LaunchItem[] {
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
