/** Matches URLs that are relative to the style sheet. */
const RELATIVE_URL = /(?<=url\(["']?)\.\.?\/[^"')]+/g

/**
 * Inlines the first style sheet of a page, so that the first screen is painted without another
 * request. Moves the link of the second one behind the first section, because Chromium and Firefox
 * paint what precedes a style sheet link and hold back only what follows. Safari may hold back the
 * complete page until the file arrives, as for a link in the head.
 * @param file name of the page, for messages
 * @param readStyle returns the text of a style sheet by its URL
 * @returns the inlined style sheet
 * @throws if the page does not have exactly two style sheets, or has no section in `<main>`
 */
export function inlineFirstStyleSheet(
  document: Document,
  file: string,
  readStyle: (href: string) => string,
): HTMLStyleElement {
  const styleSheets = document.querySelectorAll('[rel=stylesheet]')
  const [firstScreen, below] = [...styleSheets].map((link) => link.getAttribute('href'))
  const section = document.querySelector('main section')
  if (!firstScreen || !below || styleSheets.length > 2 || !section)
    throw new Error(`${file}: expected exactly two style sheets, and a section in <main>`)
  const textContent = readStyle(firstScreen).replace(RELATIVE_URL, (path) => {
    const { pathname, hash } = new URL(path, `http://x${firstScreen}`)
    return pathname + hash
  })
  const style = Object.assign(document.createElement('style'), { textContent })
  styleSheets[0]?.before(style)
  for (const link of styleSheets) link.remove()
  const link = { rel: 'stylesheet', href: below }
  section.after(Object.assign(document.createElement('link'), link))
  return style
}
