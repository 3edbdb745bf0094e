import postcss from 'postcss'

/** Matches custom properties in a text. */
const PROPERTY = /(?<![\w.-])--[a-z][\w-]*/g

/** Matches an attribute selector, or a class with its escaped characters. */
const ATTRIBUTE_OR_CLASS = /\[[^\]]*\]|\.(?!\d)((?:\\.|[\w-])+)/g

/**
 * Matches the words of a script that may be classes, such as `md:gone`. Ignores words of two letters,
 * because those are variables: no class of the source is as short.
 */
const CLASS_IN_SCRIPT = /[a-z][\w:-]{2,}/gi

/** Class without a style that stays, because reader modes keep the elements that have it. */
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
 * @param fixed names that stay, and that no other name may get
 * @returns the short names by the names in the source
 */
function shortNames(names: readonly string[], fixed: ReadonlySet<string>): Map<string, string> {
  const long = [...new Set(names)].filter((name) => !fixed.has(name))
  const free = Array.from({ length: long.length + fixed.size }, (_, index) =>
    shortName(index),
  ).filter((name) => !fixed.has(name))
  return new Map(long.map((name, index) => [name, free[index] ?? name]))
}

/**
 * Chooses a short name for each custom property of the style sheets, because the names are a tenth
 * of the styles in each page. Properties that the scripts or the HTML contain keep their names.
 * @param styleSheets texts of all style sheets
 * @param others texts of the scripts and the pages
 * @returns a function that renames the properties in a style sheet
 */
export function shortenProperties(
  styleSheets: readonly string[],
  others: readonly string[],
): (css: string) => string {
  const propertiesIn = (texts: readonly string[]) =>
    texts.flatMap((text) => text.match(PROPERTY) ?? []).map((name) => name.slice(2))
  const names = shortNames(propertiesIn(styleSheets), new Set(propertiesIn(others)))
  return (css) =>
    css.replace(PROPERTY, (property) => `--${names.get(property.slice(2)) ?? property.slice(2)}`)
}

/**
 * Gives the classes of the pages short names, because the documents of the two pages are 644 and 491 bytes
 * of Brotli longer with those of the source, and removes those that neither a style sheet nor a
 * script uses. Classes that the scripts contain, and `content`, keep their names.
 * @param documents the pages; their elements get the new names
 * @param styleSheets texts of all style sheets
 * @param scripts text of all scripts
 * @returns a function that renames the classes in a style sheet
 */
export function shortenClasses(
  documents: readonly Document[],
  styleSheets: readonly string[],
  scripts: string,
): (css: string) => string {
  const styled = new Set<string>()
  for (const css of styleSheets)
    postcss.parse(css).walkRules(({ selector }) => {
      for (const [, name] of selector.matchAll(ATTRIBUTE_OR_CLASS))
        if (name) styled.add(name.replaceAll('\\', ''))
    })
  const elements = documents.flatMap((page) => [...page.querySelectorAll('[class]')])
  const used = elements.flatMap(({ classList }) => [...classList])
  // Those of the style sheets alone stay too, so that they match no other element.
  const fixed = new Set(scripts.match(CLASS_IN_SCRIPT)).add(READER_CLASS)
  for (const name of styled) if (!used.includes(name)) fixed.add(name)
  const names = shortNames(
    used.filter((name) => styled.has(name)),
    fixed,
  )
  for (const element of elements) {
    const classes = [...element.classList].flatMap(
      (name) => names.get(name) ?? (fixed.has(name) ? name : []),
    )
    if (classes.length > 0) element.setAttribute('class', classes.join(' '))
    else element.removeAttribute('class')
  }
  return (css) => {
    const root = postcss.parse(css)
    root.walkRules((rule) => {
      rule.selector = rule.selector.replace(ATTRIBUTE_OR_CLASS, (part, name?: string) => {
        const short = name && names.get(name.replaceAll('\\', ''))
        return short ? `.${short}` : part
      })
    })
    return root.toString()
  }
}
