import { blockingTime, type TraceEvent, workBetween } from './trace'

const event = (name: string, ts: number, tdur = 0, tid = 1): TraceEvent => ({
  name,
  pid: 1,
  tid,
  ts,
  dur: tdur,
  tdur,
})
const task = (ts: number, tdur: number, tid = 1) => event('RunTask', ts, tdur, tid)
const PAINT = event('firstContentfulPaint', 1000)

it('counts what a phone’s long tasks take beyond 50 ms after the first paint', () => {
  expect(blockingTime([PAINT, task(2000, 15_000), task(20_000, 12_500)])).toBe(10)
})

it('leaves out what ended before the first paint, and other threads', () => {
  expect(blockingTime([task(0, 900), PAINT, task(2000, 90_000, 2)])).toBe(0)
})

it('adds the work between two marks, with the task that the first one stands in', () => {
  const marks = [event('tapped', 500), event('shown', 5000)]
  const before = task(0, 300)
  const after = task(6000, 4000)
  expect(
    workBetween([...marks, before, task(400, 1000), task(3000, 2500), after], 'tapped', 'shown'),
  ).toBe(14)
})

it('refuses a trace without what it is asked about', () => {
  expect(() => blockingTime([PAINT])).toThrow('The trace has no RunTask of the page.')
  expect(() => blockingTime([task(0, 1)])).toThrow('The trace has no firstContentfulPaint.')
})
