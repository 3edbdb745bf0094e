import { formatPhone } from '@/model/fields/phone/format'
import { mayLackDigit } from '@/model/fields/phone/schema'
import { isSampleSite } from '@/model/page/sample-site'
import type { Company, Testimonial } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { fieldKey, leaves } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'

const SAMPLE_NAMES = ['casa serena', 'sua empresa']

/**
 * Matches what no real fact contains: the domain or profile of the examples, or a number and year
 * of zeros, such as `000/0000`.
 */
const INVENTED_FACT = /(?:^|[@/.])suaempresa(?:[./]|$)|\b0+\/0{4}\b/i

/** Fields whose example can be a real value, so a match with the example is not reported. */
const PLAUSIBLE_EXAMPLES =
  /^(?:responseTime|hours\..+|securityContactUntil|address\.(?:district|town|postalCode)|socialProfiles\.\d+\.name|towns\.\d+\.name)$/

/** Matches the fields whose example only warns, because no phone number is surely invented. */
const WARNING_ONLY_FIELDS = /^towns\.\d+\.surveillancePhone$/

/** The phone number of the delivered content. */
const SAMPLE_PHONE = '5548900000000'

/**
 * Matches numbers that look made up: the sample range, one repeated digit, digits in order. A match
 * only warns, because a real phone may have such a number.
 */
const SUSPICIOUS_PHONE = /^55..90\d{7}$|(\d)\1{6}$|12345678$|87654321$/

const REASONS = {
  name: 'é o nome no topo, na busca do Google e nas imagens; sem trocar, o site anuncia uma empresa que não existe',
  phone: 'todos os botões do site abrem o WhatsApp neste número; errado, nenhum cliente chega',
  siteUrl:
    'o Google e os links compartilhados usam este endereço; errado, o site não aparece na busca',
}

/** Returns an item for each required fact that is still a sample: name, phone, site URL. */
export function sampleFactItems({ name, phone, siteUrl }: Company): LaunchItem[] {
  const samples = {
    name: SAMPLE_NAMES.includes(name.toLowerCase()) && name,
    phone: phone === SAMPLE_PHONE && formatPhone(phone),
    siteUrl: isSampleSite(siteUrl) && siteUrl,
  }
  return Object.entries(samples).flatMap(([field, sample]) => {
    const finding = `${sample} é um exemplo`
    const reason = REASONS[field as keyof typeof REASONS]
    const remedy = 'escreva o verdadeiro'
    const path = ['company', field]
    return sample ? { blocks: true, path, finding, reason, remedy } : []
  })
}

/** Warns of links to a chat whose number may lack a digit. */
export const shortChatNumberItems = ({ socialProfiles = [] }: Company): LaunchItem[] =>
  socialProfiles.flatMap(({ url }, index) =>
    mayLackDigit(url)
      ? {
          blocks: false,
          path: ['company', 'socialProfiles', index, 'url'],
          finding: `o número do link ${url} tem um algarismo a menos que um celular`,
          reason: 'com um número errado, quem toca no link fala com um estranho',
          remedy: 'toque no link e veja se abre a sua conversa. Se abre, está certo',
        }
      : [],
  )

/** Warns of a phone number that looks made up but may be real. */
export function suspiciousPhoneItems({ phone }: Company): LaunchItem[] {
  if (phone === SAMPLE_PHONE || !SUSPICIOUS_PHONE.test(phone)) return []
  const finding = `${formatPhone(phone)} parece um número inventado`
  const remedy = 'mande uma mensagem para ele pelo site. Se chegou, está certo'
  const path = ['company', 'phone']
  return [{ blocks: false, path, finding, reason: REASONS.phone, remedy }]
}

/** Compares letters and digits only, because a CNPJ may have dots and a URL a final slash. */
function isSameText(value: unknown, example: unknown): boolean {
  const bare = (text: unknown) =>
    String(text)
      .toLowerCase()
      .replace(/[^\p{L}\d]/gu, '')
  return bare(value) === bare(example)
}

/**
 * Returns an item for each fact that is still the example of its field, or obviously invented.
 * Skips name, phone and site URL, which `sampleFactItems` checks, and the state.
 */
export function copiedExampleItems({ name, phone, siteUrl, state, ...optional }: Company) {
  return leaves(optional)
    .filter(({ path, value }) => {
      const example = fieldAt(['company', ...path])?.example
      return (
        INVENTED_FACT.test(String(value)) ||
        (example !== undefined &&
          isSameText(value, example) &&
          !PLAUSIBLE_EXAMPLES.test(fieldKey(path)))
      )
    })
    .map(({ path, value }): LaunchItem => {
      const blocks = !WARNING_ONLY_FIELDS.test(fieldKey(path))
      return {
        blocks,
        path: ['company', ...path],
        finding: `“${value}” é o exemplo do formulário`,
        reason: 'o site o mostra ou usa como se fosse da sua empresa',
        remedy: `escreva o dado verdadeiro ou deixe o campo vazio${blocks ? '' : '. Se é mesmo este, está certo'}`,
      }
    })
}

/**
 * Returns an item if the pages show sample testimonials.
 * @param testimonials the testimonials that the pages show
 */
export function sampleTestimonialItems(testimonials: readonly Testimonial[]): LaunchItem[] {
  const samples = testimonials.filter(({ sample }) => sample)
  if (samples.length === 0) return []
  const people = samples.map(({ name }) => name).join(', ')
  const finding =
    samples.length === testimonials.length
      ? 'os depoimentos são exemplos'
      : `${samples.length} de ${testimonials.length} depoimentos são exemplos: ${people}`
  return [
    {
      blocks: true,
      path: ['testimonials', 'samples'],
      finding,
      reason:
        'depoimento inventado é propaganda enganosa (Código de Defesa do Consumidor, art. 37)',
      remedy:
        'tire todos: desligue “Mostrar os depoimentos de exemplo”; ou ponha as palavras de um cliente, com a permissão dele, e desligue “É exemplo”',
    },
  ]
}
