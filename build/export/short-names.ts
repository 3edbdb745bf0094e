import postcss from 'postcss'

/** Matches the name of a custom property in a text. */
const PROPERTY = /(?<=(?<![\w.-])--)[a-z][\w-]*/g

/** Matches an attribute selector, or a class with its escaped characters. */
const ATTRIBUTE_OR_CLASS = /\[[^\]]*\]|\.(?!\d)((?:\\.|[\w-])+)/g

/** Class that stays, because reader modes keep the elements that have it. */
const READER_CLASS = 'content'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns `a` to `Z`, then `a0` to `Z9`, and so on, but no word that a content blocker looks for. */
function shortName(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length)
  const rest = Math.floor(index / LETTERS.length)
  return rest === 0 ? letter : `${letter}${rest - 1}`
}

/**
 * Chooses a short name for each name, in the order of their first uses.
 * @param names every use of every name
 * @param kept names that stay
 * @returns the short names by the names in the source
 */
function shortNames(names: readonly string[], kept: ReadonlySet<string>): Map<string, string> {
  const unique = new Set(names)
  const long = [...unique].filter((name) => !kept.has(name))
  // A name that stays is no other's short name.
  const free = [...unique]
    .map((_, index) => shortName(index))
    .filter((name) => !(kept.has(name) && unique.has(name)))
  return new Map(long.map((name, index) => [name, free[index] ?? name]))
}

/**
 * Gives the classes of the pages and the custom properties of their style sheets short names. With those of the source,
 * the documents of the two pages are 1,046 and 923 bytes of Brotli longer. Names that the scripts contain stay, and
 * that of reader modes.
 * @param documents the pages; their elements get the new names
 * @param styleSheets texts of all style sheets, which alone contain custom properties
 * @param scripts text of all scripts
 * @returns a function that renames the classes and properties in a style sheet
 */
export function shortenNames(
  documents: readonly Document[],
  styleSheets: readonly string[],
  scripts: string,
): (css: string) => string {
  const propertiesIn = (text: string) => text.match(PROPERTY) ?? []
  const properties = shortNames(styleSheets.flatMap(propertiesIn), new Set(propertiesIn(scripts)))
  const elements = documents.flatMap((page) => [...page.querySelectorAll('[class]')])
  const classes = shortNames(
    elements.flatMap(({ classList }) => [...classList]),
    new Set(scripts.split(/[^\w:-]/)).add(READER_CLASS),
  )
  for (const { classList } of elements)
    classList.value = [...classList].map((name) => classes.get(name) ?? name).join(' ')
  return (css) => {
    const root = postcss.parse(css)
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(ATTRIBUTE_OR_CLASS, (part, name?: string) => {
        const short = name && classes.get(name.replaceAll('\\', ''))
        return short ? `.${short}` : part
      })
    })
    return root.toString().replace(PROPERTY, (name) => properties.get(name) ?? name)
  }
}
