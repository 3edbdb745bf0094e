/** Prints rows of text as a table in Markdown; the first row is the head. */
export function printTable([head = [], ...rows]: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  console.log([head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n'))
}
