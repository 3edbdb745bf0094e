import { lowestPrice } from './lowest-price'

it.each([
  [[], undefined],
  [[undefined], undefined],
  [['R$ 1.190', undefined, 'R$ 190', 'R$ 190,50'], 'R$ 190'],
  [['R$ 99,90', 'R$ 100'], 'R$ 99,90'],
])('finds the lowest of the prices %j: %s', (prices, lowest) => {
  expect(lowestPrice(prices.map((priceFrom) => ({ priceFrom })))).toBe(lowest)
})
