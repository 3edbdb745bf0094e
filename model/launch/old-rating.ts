import { DAY_LENGTH, parseDay } from '@/model/fields/day'
import type { SiteContent } from '@/model/schema/content'
import type { LaunchItem } from './launch-item'

/** Half a year, and the month in which the owner read the rating. */
const MAX_AGE_DAYS = 213

/** Recommends reading the rating in Google again if the owner read it long ago, or in a month to come. */
export function oldRatingItems({ company }: SiteContent, today: string): LaunchItem[] {
  const { month } = company.googleReviews ?? {}
  const age = (Date.parse(today) - Date.parse(parseDay(`1 de ${month}`) ?? '')) / DAY_LENGTH
  if (!month || (age >= 0 && age <= MAX_AGE_DAYS)) return []
  return [
    {
      blocks: false,
      path: ['company', 'googleReviews', 'month'],
      finding: `a nota do Google é de ${month}`,
      reason: 'ela muda, e quem toca nela vê a de hoje',
      remedy: 'abra o perfil e escreva a nota, o número de avaliações e o mês de hoje',
    },
  ]
}
