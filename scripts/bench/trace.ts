/** What of an event this needs: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
export type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Start, and processor time, in microseconds. */
  ts: number
  tdur?: number
}

/** A task that runs longer delays an answer: https://web.dev/articles/tbt */
const LONG = 50
/** Lighthouse's phone is so many times slower. */
const SLOWER = 4

/**
 * Total blocking time after the first paint, in milliseconds, of a trace whose processor was not slowed
 * down. It counts processor time, not the clock's: a task that had to wait for other programs of the
 * machine took no longer.
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The trace has no first paint.')
  const tasks = events.filter(
    ({ name, pid, tid, ts, tdur = 0 }) =>
      name.endsWith('RunTask') && pid === paint.pid && tid === paint.tid && ts + tdur > paint.ts,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWER * tdur) / 1000 - LONG), 0)
}
