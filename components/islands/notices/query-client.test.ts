import { createQueryClient, retryDelay } from './query-client'

it('tries three times more, with a delay that doubles from 1 second up to 30, and drops data after 5 minutes', () => {
  const options = { retry: 3, retryDelay, gcTime: 300_000 }
  expect(createQueryClient().getDefaultOptions().queries).toEqual(options)
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ])
})
