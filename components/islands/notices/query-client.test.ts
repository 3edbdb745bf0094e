import { QueryObserver } from '@tanstack/react-query'
import { createQueryClient, retryDelay } from './query-client'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it('tries a failing query three times more, after 1, 2 and 4 seconds', async () => {
  const startedAt = Date.now()
  const triedAt: number[] = []
  const outcome = createQueryClient()
    .fetchQuery({
      queryKey: ['failing'],
      queryFn: () => {
        triedAt.push(Date.now() - startedAt)
        return Promise.reject(new Error('no answer'))
      },
    })
    .catch((error: Error) => error.message)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBe('no answer')
  expect(triedAt).toEqual([0, 1000, 3000, 7000])
})

it('doubles the delay from 1 second up to 30', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ])
})

it('drops unused data after 5 minutes', async () => {
  const client = createQueryClient()
  const stop = new QueryObserver(client, {
    queryKey: ['notices'],
    queryFn: () => Promise.resolve('data'),
  }).subscribe(() => {})
  await jest.advanceTimersByTimeAsync(0)
  stop()
  await jest.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(client.getQueryData(['notices'])).toBe('data')
  await jest.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['notices'])).toBeUndefined()
})
