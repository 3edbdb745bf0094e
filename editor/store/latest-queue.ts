/**
 * Returns a function that passes values to `run`, one at a time. While `run` is busy, the queue keeps
 * the latest value only; the runs of the earlier ones get that value too.
 * @returns a promise of the run that follows the call, which rejects as the run does
 */
export function createLatestQueue<Value>(run: (value: Value) => Promise<void>) {
  let latest: Value
  let lastRun = Promise.resolve()
  return (value: Value): Promise<void> => {
    latest = value
    const result = lastRun.then(() => run(latest))
    lastRun = result.catch(() => {})
    return result
  }
}
