import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from '@/app/built/content'
import { shortenClasses } from '@/build/export/short-names'
import { outputFolder } from '@/build/files'
import { documentIn, linkOf } from '@/fixtures/html'

/** A page, and the text of its linked style sheet. */
type StyledPage = { html: string; linked: string }

const read = (url: string) => readFileSync(join(outputFolder(folder), url), 'utf8')

/** Returns an exported page of the fixture company by the name of its file. */
export function exportedPage(htmlFile: string): StyledPage {
  const html = read(htmlFile)
  return { html, linked: read(linkOf(documentIn(html), 'stylesheet')) }
}

/** Returns an exported page with the short class names that the owner's pages have. */
export function withShortClasses(htmlFile: string): StyledPage {
  const { html, linked } = exportedPage(htmlFile)
  const document = documentIn(html)
  const style = document.querySelector('style')
  const inlined = `${style?.textContent}`
  const loader = read(`${document.querySelector('script[src]')?.getAttribute('src')}`)
  const islands = loader.match(/\/_next\/static\/islands\/[\w-]+\.js/g) ?? []
  const scripts = [loader, ...islands.map(read)].join('\n')
  const shorten = shortenClasses([document], [inlined, linked], scripts)
  if (style) style.textContent = shorten(inlined)
  return {
    html: `<!DOCTYPE html>${document.documentElement.outerHTML}`,
    linked: shorten(linked),
  }
}
