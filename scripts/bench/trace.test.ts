import { blockingTime, type TraceEvent } from './trace'

const event = (name: string, ts: number, tdur = 0, tid = 1): TraceEvent => ({
  name,
  pid: 1,
  tid,
  ts,
  tdur,
})
const PAINT = event('firstContentfulPaint', 1000)

it('counts what a phone’s long tasks take beyond 50 ms after the first paint', () => {
  const long = event('ThreadControllerImpl::RunTask', 2000, 15_000)
  const short = event('ThreadControllerImpl::RunTask', 20_000, 12_500)
  expect(blockingTime([PAINT, long, short])).toBe(10)
})

it('leaves out what ended before the first paint, and other threads', () => {
  const before = event('RunTask', 0, 900)
  const elsewhere = event('RunTask', 2000, 90_000, 2)
  expect(blockingTime([before, PAINT, elsewhere])).toBe(0)
})

it('refuses a trace without a first paint', () => {
  expect(() => blockingTime([event('RunTask', 0, 1)])).toThrow('The trace has no first paint.')
})
