/** Addresses in a style sheet, which are relative to its file. */
const ADDRESS = /(?<=url\(["']?)\.\.?\/[^"')]+/g

/**
 * Places the two style sheets of a page: that of the first screen in the page itself, so that it is painted without
 * another request, and the link of the other one behind the first section. Browsers paint what stands before such
 * a link, and wait for it only with what comes after.
 * @param read gives the text of a style sheet by its address
 * @returns the inline sheet
 */
export function placeStyles(
  document: Document,
  file: string,
  read: (href: string) => string,
): HTMLStyleElement {
  const sheets = document.querySelectorAll('[rel=stylesheet]')
  const [firstScreen, below] = [...sheets].map((link) => link.getAttribute('href'))
  const section = document.querySelector('main section')
  if (!firstScreen || !below || sheets.length > 2 || !section)
    throw new Error(`${file}: two style sheets and a section in <main> were expected`)
  const textContent = read(firstScreen).replace(ADDRESS, (path) => {
    const { pathname, hash } = new URL(path, `http://x${firstScreen}`)
    return pathname + hash
  })
  const style = Object.assign(document.createElement('style'), { textContent })
  sheets[0]?.before(style)
  for (const link of sheets) link.remove()
  const link = { rel: 'stylesheet', href: below }
  section.after(Object.assign(document.createElement('link'), link))
  return style
}
