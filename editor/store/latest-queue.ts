/**
 * Returns a function that passes values to `run`, one at a time. Each run gets the latest value of the
 * moment at which it begins, so that the runs which have waited may get the same.
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
