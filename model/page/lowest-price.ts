import type { Service } from '@/model/schema'

/** Returns the amount of a price such as `R$ 1.500,90`. */
const amountOf = (price: string) => Number(price.replace(/[^\d,]/g, '').replace(',', '.'))

/** Returns the lowest price of services, or undefined if none shows its price. */
export const lowestPrice = (services: readonly Pick<Service, 'priceFrom'>[]): string | undefined =>
  services
    .flatMap(({ priceFrom }) => priceFrom ?? [])
    .sort((one, other) => amountOf(one) - amountOf(other))[0]
