/**
 * The pages of the site: the address of each and the file that the export has for it. The 404 page is
 * not among them: it has no address of its own.
 */
export const routes = [
  { path: '/', file: 'index.html' },
  { path: '/desentupimento', file: 'desentupimento.html' },
] as const satisfies readonly { path: `/${string}`; file: `${string}.html` }[]

/** The files that hosts show in place of a page. */
export const errorPages = { notFound: '404.html', failure: '500.html' } as const

/** Every HTML file of the site, from the root of the export. */
export const htmlFiles = [...routes.map(({ file }) => file), ...Object.values(errorPages)]

export type RoutePath = (typeof routes)[number]['path']

/** The addresses of the pages, the home page first. */
export const paths: readonly RoutePath[] = routes.map(({ path }) => path)
