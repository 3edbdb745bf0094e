import type { Company, SiteContent } from '@/content/schema'
import { claimItems, type Source } from './claims'
import { COMPANY, type LaunchItem } from './item'
import { companySamples, sampleTestimonials } from './samples'
import { missingFacts } from './wanted'

/*
 * What stands between the content and a launch. The words are in Portuguese: the owner reads them.
 */

type LaunchContent = Pick<
  SiteContent,
  'company' | 'claims' | 'homeTestimonials' | 'drainsTestimonials'
>

/** The same day of next year. */
function aYearAfter(day: string): string {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/** A day that is missing or that today makes wrong, of which a build, the same on any day, knows nothing. */
function securityContact({ securityContactUntil: until }: Company, today: string): LaunchItem[] {
  const last = aYearAfter(today)
  const doubt = () => {
    if (!until)
      return {
        what: 'falta o dia até o qual o e-mail recebe avisos de segurança',
        why: 'com ele o site publica /.well-known/security.txt, e quem acha uma falha sabe a quem avisar; vale no máximo um ano',
      }
    if (until < today)
      return {
        what: `${until} já passou`,
        why: 'um security.txt vencido não vale mais para quem acha uma falha no site',
      }
    return {
      what: `${until} está a mais de um ano de hoje`,
      why: 'ninguém garante um e-mail por tanto tempo, e a norma (RFC 9116) recomenda menos de um ano',
    }
  }
  if (until && until >= today && until <= last) return []
  const example = `securityContactUntil: '${last}',`
  return [{ blocks: false, file: COMPANY, field: 'securityContactUntil', ...doubt(), example }]
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
  const items: LaunchItem[] = [
    ...companySamples(company),
    ...sampleTestimonials('homeTestimonials', homeTestimonials),
    ...sampleTestimonials('drainsTestimonials', drainsTestimonials),
    ...claimItems(claims, sources, today),
    ...missingFacts(company),
    ...securityContact(company, today),
  ]
  return [...items.filter(({ blocks }) => blocks), ...items.filter(({ blocks }) => !blocks)]
}

/** The one line for the end of a build. */
export function launchLine(items: readonly LaunchItem[]): string {
  if (items.length === 0) return 'launch-check: não falta nada para publicar.'
  const blocking = items.filter(({ blocks }) => blocks).length
  const things = items.length === 1 ? '1 item' : `${items.length} itens`
  const weight =
    blocking === 0
      ? 'nenhum impede a publicação'
      : blocking === 1
        ? '1 impede a publicação'
        : `${blocking} impedem a publicação`
  return `launch-check: ${things} por preencher ou trocar, ${weight}. Veja quais com "npm run launch-check".`
}
