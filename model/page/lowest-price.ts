import type { GeneralTexts, Service } from '@/model/schema/content'
import { fillSlot } from '@/model/values/words'

/** Returns the amount of a price such as `R$ 1.500,90`. */
const amountOf = (price: string) => Number(price.replace(/[^\d,]/g, '').replace(',', '.'))

/** Returns a sentence with the lowest price of services, or undefined if none shows its price. */
export function lowestPriceText(
  services: readonly Pick<Service, 'priceFrom'>[],
  texts: Pick<GeneralTexts, 'priceFrom'>,
): string | undefined {
  const [lowest] = services
    .flatMap(({ priceFrom }) => priceFrom ?? [])
    .sort((one, other) => amountOf(one) - amountOf(other))
  return lowest && fillSlot(texts.priceFrom, 'price', lowest)
}
