/** The page part of an address on this site: `/#servicos` → `/`. */
function pageOf(href: string): string {
  return href.split('#', 1)[0] ?? href
}

/** Whether a link leads to the page itself or to a section of it. */
export function isCurrentPage(href: string, path: string): boolean {
  return pageOf(href) === path
}
