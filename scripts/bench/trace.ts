/** What of an event this needs: https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU */
export type TraceEvent = {
  name: string
  pid: number
  tid: number
  /** Start, length and processor time, in microseconds. */
  ts: number
  dur?: number
  tdur?: number
}

/** A phone's processor is so many times slower, as Lighthouse has it. */
export const SLOWER = 4
/** A task that runs longer delays an answer: https://web.dev/articles/tbt */
const LONG = 50
/** The trace category with one event for each task of a thread; Lighthouse's traces have it too. */
export const TASKS = 'disabled-by-default-devtools.timeline'
const TASK = 'RunTask'

function lastOf(events: readonly TraceEvent[], name: string): TraceEvent {
  const event = events.findLast((it) => it.name === name)
  if (!event) throw new Error(`The trace has no ${name}.`)
  return event
}

/**
 * Processor times on a phone, in milliseconds, of the tasks of an event's thread from the event on; other
 * programs of the machine do not change them. The trace is of a processor that was not slowed down.
 */
function tasksFrom(events: readonly TraceEvent[], { pid, tid, ts }: TraceEvent, to = Infinity) {
  const tasks = events.filter((it) => it.name === TASK && it.pid === pid && it.tid === tid)
  // A browser that calls them otherwise would seem to do nothing at all.
  if (tasks.length === 0) throw new Error(`The trace has no ${TASK} of the page.`)
  return tasks
    .filter((it) => it.ts + (it.dur ?? 0) > ts && it.ts < to)
    .map(({ tdur = 0 }) => (SLOWER * tdur) / 1000)
}

/** Total blocking time of a load after its first paint. */
export function blockingTime(events: readonly TraceEvent[]): number {
  const tasks = tasksFrom(events, lastOf(events, 'firstContentfulPaint'))
  return tasks.reduce((sum, time) => sum + Math.max(0, time - LONG), 0)
}

/** Work between two marks of a page (`performance.mark`). */
export function workBetween(events: readonly TraceEvent[], from: string, to: string): number {
  const tasks = tasksFrom(events, lastOf(events, from), lastOf(events, to).ts)
  return tasks.reduce((sum, time) => sum + time, 0)
}
