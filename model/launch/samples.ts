import { formatPhone } from '@/model/fields/phone/format'
import { visibleContent } from '@/model/page/visible-content'
import { isInPart, type SiteContent } from '@/model/schema/content'
import { fieldAt } from '@/model/schema/field-at'
import { hasTrait } from '@/model/schema/find-texts'
import { pageNames } from '@/model/site/routes'
import { type FieldPath, leaves, textAt } from '@/model/values/tree'
import type { LaunchItem } from './launch-item'
import { REQUIRED_FACTS } from './missing-facts'

/** Reserved domains (RFC 2606 and 6761), and the one of the schema's examples. */
const SAMPLE_DOMAIN =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|suaempresa\.[a-z.]+)$/

/** Checks whether the URL of the site is still a sample. */
export const isSampleSite = (siteUrl: string) => SAMPLE_DOMAIN.test(new URL(siteUrl).hostname)

/**
 * Matches what no real fact contains: the domain, profile or name of the examples, a number and year of
 * zeros, such as `000/0000`, or a mobile of zeros.
 */
const INVENTED_FACT = /(?:^|[@/.])suaempresa(?:[./]|$)|\b0+\/0{4}\b|^sua empresa$|^55\d{2}90{8}$/i

/**
 * Matches numbers that look made up: the sample range, one repeated digit, digits in order. A match
 * only warns, because a real phone may have such a number.
 */
const SUSPICIOUS_PHONE = /^55..90\d{7}$|(\d)\1{6}$|12345678$|87654321$/

/** Compares letters and digits only, because a CNPJ may have dots and a URL a final slash. */
function isSameText(value: unknown, example: unknown): boolean {
  const bare = (text: unknown) =>
    String(text)
      .toLowerCase()
      .replace(/[^\p{L}\d]/gu, '')
  return bare(value) === bare(example)
}

/** Checks whether a fact is still the example of its field, or obviously invented. */
function isSample(path: FieldPath, value: unknown): boolean {
  const text = String(value)
  const example = fieldAt(path)?.example
  return (
    INVENTED_FACT.test(text) ||
    (isInPart(path, 'company.siteUrl') && isSampleSite(text)) ||
    (example !== undefined && isSameText(text, example) && !hasTrait(path, 'plausible example'))
  )
}

/**
 * Returns an item for each fact that is a sample, or looks like one. Every state may be true, and
 * the number of an authority may equal the example.
 */
export const sampleFactItems = ({ company: { state, ...company } }: SiteContent): LaunchItem[] =>
  leaves(company, ['company']).flatMap(({ path, value }) => {
    const isCertain = isSample(path, value)
    const isPhone = fieldAt(path)?.kind === 'phone'
    if (!isCertain && !(isPhone && SUSPICIOUS_PHONE.test(String(value)))) return []
    const isOfAuthority = isPhone && isInPart(path, 'company.towns')
    const blocks = isCertain && !isOfAuthority
    const reason = textAt(REQUIRED_FACTS, path.slice(1, 2))
    return {
      blocks,
      path,
      finding: `${formatPhone(String(value))} ${blocks ? 'é' : 'parece'} um exemplo`,
      reason: reason ?? 'o site o mostra ou usa como se fosse da sua empresa',
      remedy: `escreva o verdadeiro${reason ? '' : ' ou deixe o campo vazio'}${blocks ? '' : '. Se é mesmo este, está certo'}`,
    }
  })

/** Returns an item if the pages show sample testimonials. */
export function sampleTestimonialItems(content: SiteContent): LaunchItem[] {
  const shown = visibleContent(content).testimonials
  const testimonials = pageNames.flatMap((pageName) => shown[pageName])
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
