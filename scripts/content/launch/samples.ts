import type { Company, Testimonial } from '@/content/schema'
import { displayPhone } from '@/lib/phone'
import { companyExamples, testimonialExample } from '@/scripts/content/examples'
import { literal } from '@/scripts/content/messages'
import { leaves, type Path, placeInWords } from '@/scripts/content/place'
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

function basics({ name, phone, siteUrl, samples }: Company): LaunchItem[] {
  const doubt = phoneDoubt(phone)
  const found = [
    {
      field: 'name' as const,
      isSample: SAMPLE_NAMES.includes(name.trim().toLowerCase()),
      what: `'${name}' é o nome de amostra`,
      why: 'é o nome no topo, na busca do Google e nas imagens; sem trocar, o site anuncia uma empresa que não existe',
      example: "name: 'Sua Empresa',",
    },
    {
      field: 'phone' as const,
      isSample: doubt !== undefined,
      what: `${displayPhone(phone)} ${doubt ?? 'é o número de amostra'}`,
      why: 'todos os botões do site abrem o WhatsApp neste número (55, o DDD e os nove números do celular ou os oito do fixo); errado, nenhum cliente chega',
      example: "phone: '5548912345678',",
    },
    {
      field: 'siteUrl' as const,
      isSample: SAMPLE_DOMAIN.test(new URL(siteUrl).hostname),
      what: `${siteUrl} é um domínio de amostra`,
      why: 'o Google e os links compartilhados usam este endereço; errado, o site não aparece na busca',
      example: "siteUrl: 'https://www.suaempresa.com.br',",
    },
  ]
  return found.flatMap(({ isSample, what, ...item }) => {
    const listed = samples.includes(item.field)
    if (!listed && !isSample) return []
    const leftover = listed ? `; depois de trocar, tire '${item.field}' da lista samples` : ''
    return { blocks: true, file: COMPANY, ...item, what: `${what}${leftover}` }
  })
}

/** The field, whichever place in its list a fact has: `guarantees.period`. */
const kind = (path: Path) => path.filter((step) => typeof step === 'string').join('.')

/** By letters and digits, as a CNPJ goes with or without its dots and an address with a slash. */
function same(value: unknown, example: unknown): boolean {
  const bare = (it: unknown) =>
    String(it)
      .toLowerCase()
      .replace(/[^\p{L}\d]/gu, '')
  return bare(value) === bare(example)
}

const EXAMPLES = leaves(companyExamples).filter(({ path }) => !MAY_BE_TRUE.test(kind(path)))

/** Examples of the guide that were taken over as they stand. */
function copiedExamples({ name, phone, siteUrl, ...others }: Company): LaunchItem[] {
  return leaves(others)
    .filter(
      ({ path, value }) =>
        PLACEHOLDER.test(String(value)) ||
        EXAMPLES.some((it) => kind(it.path) === kind(path) && same(it.value, value)),
    )
    .map(({ path, value }) => ({
      blocks: true,
      file: COMPANY,
      field: placeInWords(path),
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
