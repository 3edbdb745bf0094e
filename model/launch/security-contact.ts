import { formatDay } from '@/model/fields/day'
import type { SiteContent } from '@/model/schema/content'
import type { LaunchItem } from './launch-item'

function aYearAfter(day: string): string {
  const date = new Date(day)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/**
 * Returns an item if the expiry day of `security.txt` is missing, past or more than a year ahead.
 * The build does not check that day, because a build must not depend on the current day.
 */
export function securityContactItems({ company }: SiteContent, today: string): LaunchItem[] {
  const { securityContactUntil: until } = company
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
