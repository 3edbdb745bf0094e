/**
 * Runs a request, and aborts it after a time.
 * @param limit in milliseconds
 */
export async function withTimeLimit<Result>(
  limit: number,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // Not `AbortSignal.timeout`, which the oldest browsers lack.
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limit)
  try {
    return await request(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
