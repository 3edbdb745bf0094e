import { QueryClient } from '@tanstack/react-query'

const MINUTE = 60_000

/** Waits 1 s before the first retry, then twice as long each time, 30 s at the most. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}

/** Query client with the product's constants: three retries, unused data dropped after 5 minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { gcTime: 5 * MINUTE, retry: 3, retryDelay } },
  })
}
