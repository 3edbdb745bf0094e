import { posix } from 'node:path'
import { parse } from 'parse5'
import { attribute, type Element, elements } from './html'

/** Addresses on the site itself that an element needs or leads to, from the root and without `#` or `?`. */
function addressesOf(element: Element, siteUrl = ''): string[] {
  const value = (name: string) => attribute(element, name) ?? ''
  const sets = [value('srcset'), value('imagesrcset')].flatMap((set) => set.split(','))
  const found = [
    value('src'),
    value('href'),
    ...sets.map((candidate) => candidate.trim().split(' ', 1)[0] ?? ''),
    ...value('data-islands').split(' '),
  ]
  const isAddress = /image|url/.test(`${value('property')} ${value('name')}`)
  if (element.tagName === 'meta' && isAddress && value('content').startsWith(`${siteUrl}/`))
    found.push(value('content').slice(siteUrl.length))
  return found
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => address.split(/[?#]/, 1)[0] ?? '')
}

function addressesInCss(css: string, path: string): string[] {
  return [...css.matchAll(/url\(["']?([^"')#]+)/g)]
    .map((match) => match[1] ?? '')
    .filter((address) => !address.startsWith('data:'))
    .map((address) => posix.resolve(`/${posix.dirname(path)}`, address))
}

/** Modules that a bundle imports from beside itself, at once or later. */
function addressesInScript(script: string, path: string): string[] {
  return [...script.matchAll(/"(\.\/[\w.-]+\.js)"/g)].map(([, address = '']) =>
    posix.resolve(`/${posix.dirname(path)}`, address),
  )
}

/** Addresses on the site itself that a file of the export names. */
export function addressesIn(path: string, text: string, siteUrl: string): string[] {
  if (path.endsWith('.html'))
    return elements(parse(text)).flatMap((element) => addressesOf(element, siteUrl))
  if (path.endsWith('.css')) return addressesInCss(text, path)
  return path.endsWith('.js') ? addressesInScript(text, path) : []
}
