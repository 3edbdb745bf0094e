/** One thing that a host has to do, and what it did. */
export type Row = { check: string; expected: string; found: string; ok: boolean }

export function row(check: string, expected: string, found: string, ok = found === expected): Row {
  return { check, expected, found, ok }
}

/**
 * Prints a table: one line a check, and below a failed one what was expected.
 * @returns whether all went well
 */
export function report(title: string, rows: readonly Row[]): boolean {
  const width = Math.max(...rows.map(({ check }) => check.length))
  const passed = rows.filter(({ ok }) => ok)
  for (const { check, expected, found, ok } of rows) {
    const short = ok && found.length > 70 ? `${found.slice(0, 69)}…` : found
    console.log(`${ok ? '✓' : '✗'} ${check.padEnd(width)}  ${short}`)
    if (!ok) console.log(`  ${'expected'.padStart(width)}  ${expected}`)
  }
  console.log(`${title}: ${passed.length} of ${rows.length} checks passed\n`)
  return passed.length === rows.length
}
