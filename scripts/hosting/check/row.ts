import type { Topic } from './findings'

/** One thing that a host has to do, and what it did. */
export type Row = { about: Topic; check: string; expected: string; found: string; ok: boolean }

export function row(
  about: Topic,
  check: string,
  expected: string,
  found: string,
  ok = found === expected,
): Row {
  return { about, check, expected, found, ok }
}

/** A table: one line a check, and below a failed one what was expected. */
export function table(title: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ check }) => check.length))
  const passed = rows.filter(({ ok }) => ok).length
  const lines = rows.flatMap(({ check, expected, found, ok }) => {
    const short = ok && found.length > 70 ? `${found.slice(0, 69)}…` : found
    const line = `${ok ? '✓' : '✗'} ${check.padEnd(width)}  ${short}`
    return ok ? line : [line, `  ${'expected'.padStart(width)}  ${expected}`]
  })
  return [...lines, `${title}: ${passed} of ${rows.length} checks passed`, ''].join('\n')
}
