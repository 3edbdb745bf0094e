import { companyFolder, OWNER_FOLDER } from '@/model/folder'

/** Matches custom properties in a text. */
const PROPERTY = /(?<![\w.-])--[a-z][\w-]*/g
/** Matches classes in a style sheet, with their escaped characters, and URLs, which may contain dots. */
const CLASS_SELECTOR = /url\([^)]*\)|\.(?!\d)((?:\\.|[\w-])+)/g
const classesIn = (list: string) => list.split(/\s+/).filter(Boolean)

/** Renames classes and custom properties in the published files. */
export type Names = {
  /** Renames the classes and custom properties of a style sheet. */
  inStyleSheet: (css: string) => string
  /** Renames the classes of an element, and drops those without styles, unless a script contains them. */
  inClassList: (list: string) => string
}

/** Returns `a` to `z`, then `a0` to `z9`: no words, because ad blockers hide classes such as `ad`. */
function shortName(index: number): string {
  const letter = (position: number) => String.fromCharCode(97 + position)
  return index < 26 ? letter(index) : `${letter(Math.floor((index - 26) / 10))}${(index - 26) % 10}`
}

/** Assigns short names, the shortest to the most frequent. */
function assign(occurrences: readonly string[], prefix = ''): Map<string, string> {
  const counts = new Map<string, number>()
  for (const name of occurrences) counts.set(name, (counts.get(name) ?? 0) + 1)
  const byCount = [...counts].sort(([, a], [, b]) => b - a)
  return new Map(byCount.map(([name], index) => [name, prefix + shortName(index)]))
}

/**
 * Returns short names for the classes and custom properties of the owner's site, which make a page
 * 1 kB smaller. Other companies keep the names, because tests locate elements by them. Names in
 * scripts, and custom properties in attributes, stay.
 * @param pages the parsed pages
 * @param styleSheets texts of all style sheets
 * @param scripts text of all scripts
 */
export function shortNames({
  pages,
  styleSheets,
  scripts,
}: {
  pages: readonly Document[]
  styleSheets: readonly string[]
  scripts: string
}): Names {
  if (companyFolder() !== OWNER_FOLDER)
    return { inStyleSheet: (css) => css, inClassList: (list) => list }
  const css = styleSheets.join('\n')
  const html = pages.map(({ body }) => body.innerHTML).join('\n')
  const fixed = new Set([...(scripts.match(/[\w:!-]+/g) ?? []), ...(html.match(PROPERTY) ?? [])])
  const properties = assign(
    (css.match(PROPERTY) ?? []).filter((name) => !fixed.has(name)),
    '--',
  )
  const styled = new Set(
    [...css.matchAll(CLASS_SELECTOR)].map(([, name = '']) => name.replaceAll('\\', '')),
  )
  const elements = pages.flatMap((page) => [...page.querySelectorAll('[class]')])
  const classes = assign(
    elements
      .flatMap(({ classList }) => [...classList])
      .filter((name) => styled.has(name) && !fixed.has(name)),
  )
  return {
    inStyleSheet: (text) =>
      text
        .replace(PROPERTY, (name) => properties.get(name) ?? name)
        .replace(CLASS_SELECTOR, (selector, name = '') => {
          const short = classes.get(name.replaceAll('\\', ''))
          return short ? `.${short}` : selector
        }),
    inClassList: (list) =>
      classesIn(list)
        .flatMap((name) => classes.get(name) ?? (fixed.has(name) ? name : []))
        .join(' '),
  }
}
