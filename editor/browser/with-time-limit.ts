/**
 * Runs a request, and aborts it after a time.
 * @param limit in milliseconds
 */
export async function withTimeLimit<Result>(
  limit: number,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  // Not `AbortSignal.timeout`, which the oldest browsers lack, and which the fake timers of tests do
  // not move (findings/fake-clock-requests.sh).
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limit)
  try {
    return await request(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
