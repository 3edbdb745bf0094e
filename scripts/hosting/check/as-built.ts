import { parse } from 'parse5'
import { attribute, elements } from '@/scripts/shared/html'

export const AS_BUILT = 'as "npm run build" wrote it'

const MOST_TOLD = 4

const OBFUSCATED = "Cloudflare's email obfuscation is on"

/** Each element by what tells it from others of its kind. */
function tags(html: string): string[] {
  return elements(parse(html)).map((element) => {
    const told = ['id', 'class', 'src', 'href', 'content'].flatMap((name) => {
      const value = attribute(element, name)
      return value === undefined ? [] : ` ${name}="${value.slice(0, 80)}"`
    })
    return `<${element.tagName}${told.join('')}>`
  })
}

/** What a list has beyond another, each item as often as it is too many. */
function beyond(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((item) => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Whether somebody on the way added to a page, all of which is there. */
export const isInsertion = (found: string) =>
  found.startsWith(OBFUSCATED) || (found.startsWith('inserted') && !/missing| more$/.test(found))

/** How a page arrived: as it was built, or what somebody on the way made of it. */
export function changes(built: string, served: string): string {
  if (built === served) return AS_BUILT
  const differing = [
    ...beyond(tags(served), tags(built)).map((tag) => `inserted ${tag}`),
    ...beyond(tags(built), tags(served)).map((tag) => `missing ${tag}`),
  ]
  const told = differing.slice(0, MOST_TOLD)
  if (differing.length > MOST_TOLD) told.push(`${differing.length - MOST_TOLD} more`)
  if (/__cf_email__|data-cfemail|\/cdn-cgi\//.test(served)) told.unshift(OBFUSCATED)
  return told.join('; ') || 'other text, attributes or white space'
}
