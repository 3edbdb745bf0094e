import { lowestPriceText } from './lowest-price'

it.each([
  [[], undefined],
  [[undefined], undefined],
  [['R$ 1.190', undefined, 'R$ 190', 'R$ 190,50'], 'R$ 190'],
  [['R$ 99,90', 'R$ 100'], 'R$ 99,90'],
])('finds the lowest of the prices %j: %s', (prices, lowest) => {
  const services = prices.map((priceFrom) => ({ priceFrom }))
  expect(lowestPriceText(services, { priceFrom: '{price}' })).toBe(lowest)
})
