/** Matches custom properties in a text. */
const PROPERTY = /(?<![\w.-])--[a-z][\w-]*/g

/** Returns `--a` to `--z`, then `--a0` to `--z9`, and so on. */
function shortProperty(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  const rest = Math.floor(index / 26)
  return rest === 0 ? `--${letter}` : `--${letter}${rest - 1}`
}

/**
 * Chooses a short name for each custom property of the style sheets, the shortest for the most
 * frequent, because the names are a tenth of the styles in each page. Properties that the scripts or
 * the HTML contain keep their names.
 * @param styleSheets texts of all style sheets
 * @param others texts of the scripts and the pages
 * @returns a function that renames the properties in a style sheet
 */
export function shortenProperties(
  styleSheets: readonly string[],
  others: readonly string[],
): (css: string) => string {
  const fixed = new Set(others.flatMap((text) => text.match(PROPERTY) ?? []))
  const counts = new Map<string, number>()
  for (const name of styleSheets.flatMap((css) => css.match(PROPERTY) ?? []))
    if (!fixed.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const byCount = [...counts].sort(([, a], [, b]) => b - a)
  const names = new Map(byCount.map(([name], index) => [name, shortProperty(index)]))
  return (css) => css.replace(PROPERTY, (name) => names.get(name) ?? name)
}
