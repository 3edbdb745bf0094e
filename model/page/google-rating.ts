import type { Company, FactTexts } from '@/model/schema/content'
import { fillSlot } from '@/model/values/words'

/** The rating of the company in Google, in words, with the link to the reviews. */
export type GoogleRating = { rating: string; reviews: string; month: string; href: string }

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1 })
const integer = new Intl.NumberFormat('pt-BR')

/** Returns the rating that the owner has read in Google, or undefined without one. */
export function googleRating(
  { googleProfile, googleReviews }: Company,
  texts: FactTexts,
): GoogleRating | undefined {
  if (!googleProfile || !googleReviews) return undefined
  const { rating, count, month } = googleReviews
  return {
    rating: fillSlot(texts.googleRating, 'rating', decimal.format(rating)),
    reviews: fillSlot(texts.reviewCount, 'count', integer.format(count)),
    month: fillSlot(texts.reviewMonth, 'month', month),
    href: googleProfile,
  }
}
