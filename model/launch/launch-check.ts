import { formatDay } from '@/model/fields/day/format'
import { isHiddenAt, visibleContent } from '@/model/page/visible-content'
import { contentNames } from '@/model/routes'
import type { Company, SiteContent } from '@/model/schema/content'
import { foreignAreaCodeItems } from './area-code'
import { brokenTextItems } from './broken-text-items'
import { claimItems } from './claims'
import { hoursItems } from './hours'
import type { LaunchItem } from './launch-item'
import { missingFactItems } from './missing-facts'
import { photoItems } from './photo-items'
import { mapItems, otherPlaceItems, townNameItems } from './place-items'
import { privateDataItems } from './private-data'
import {
  copiedExampleItems,
  sampleFactItems,
  sampleTestimonialItems,
  shortChatNumberItems,
  suspiciousPhoneItems,
} from './samples'

/* Lists what a launch still needs. The texts are in Portuguese, because the owner reads them. */

function aYearAfter(day: string): string {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/**
 * Returns an item if the expiry day of `security.txt` is missing, past or more than a year ahead.
 * The build does not check that day, because a build must not depend on the current day.
 */
function securityContactItems(
  { securityContactUntil: until }: Company,
  today: string,
): LaunchItem[] {
  const last = aYearAfter(today)
  if (until && until >= today && until <= last) return []
  return [
    {
      blocks: false,
      path: ['company', 'securityContactUntil'],
      finding: `${until ? `${formatDay(until)} não serve como` : 'falta o'} dia até o qual o e-mail recebe avisos de segurança`,
      reason:
        'com ele, quem acha uma falha no site sabe a quem avisar; vencido ou a mais de um ano, ninguém o garante',
      remedy: `ponha um dia de hoje até ${formatDay(last)}`,
    },
  ]
}

/** Recommends the removal of notices whose last day is over. */
const pastNoticeItems = ({ avisos }: SiteContent['avisos'], today: string): LaunchItem[] =>
  avisos.flatMap(({ texto, ate }, index) =>
    ate >= today
      ? []
      : {
          blocks: false,
          path: ['avisos', 'avisos', index, 'ate'],
          finding: `o último dia do aviso “${texto}”, ${formatDay(ate)}, já passou`,
          reason: 'o site não o mostra mais',
          remedy: 'remova o aviso, ou mude o último dia se ele ainda vale',
        },
  )

/**
 * Returns all launch items, blocking ones first, and none about what the owner has hidden. Runs in
 * `npm run launch-check` and in the editor.
 * @param today as `2026-12-24`
 */
export function launchItems(content: SiteContent, today: string): LaunchItem[] {
  const { company } = content
  const { testimonials } = visibleContent(content)
  const items: LaunchItem[] = [
    ...sampleFactItems(company),
    ...copiedExampleItems(company),
    ...sampleTestimonialItems(contentNames.flatMap((contentName) => testimonials[contentName])),
    ...claimItems(content, today),
    ...missingFactItems(content),
    ...suspiciousPhoneItems(company),
    ...shortChatNumberItems(company),
    ...brokenTextItems(content),
    ...privateDataItems(content),
    ...foreignAreaCodeItems(content),
    ...securityContactItems(company, today),
    ...hoursItems(content),
    ...townNameItems(content),
    ...otherPlaceItems(content),
    ...mapItems(content),
    ...photoItems(content),
    ...pastNoticeItems(content.avisos, today),
  ]
  const shown = items.filter(({ path }) => !isHiddenAt(content, path))
  return [...shown.filter(({ blocks }) => blocks), ...shown.filter(({ blocks }) => !blocks)]
}

/** Returns the Portuguese summary that `launch-check` and a build of the owner's site print. */
export function launchSummary(items: readonly LaunchItem[]): string {
  if (items.length === 0) return 'launch-check: não falta nada para publicar.'
  const blocking = items.filter(({ blocks }) => blocks).length
  const itemCount = items.length === 1 ? '1 item' : `${items.length} itens`
  const blockingText = ['nenhum impede', '1 impede'][blocking] ?? `${blocking} impedem`
  return `launch-check: ${itemCount} por preencher ou trocar, ${blockingText} a publicação. Veja quais com "npm run launch-check".`
}
