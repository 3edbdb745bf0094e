/**
 * The pages of the site. `pageName` is the name in code and content, as in content/home.json, and
 * `slug` the name of its pictures, as in `hero-dedetizacao`, and of generated files. `title` labels links to the page.
 * `messageKey` and `photoMessageKey` are keys of content/messages.json. `theme` is a colour of the
 * palette, that of the browser's toolbar. `firstAid` is its place beside the problem tiles: above them
 * where most visitors are in a hurry. `hasPests`: content/pests.json. The 404 page is absent, because
 * it has no path of its own.
 */
export const routes = [
  {
    path: '/',
    pageName: 'home',
    slug: 'dedetizacao',
    title: 'Dedetização',
    messageKey: 'default',
    photoMessageKey: 'photo',
    theme: 'forest',
    firstAid: 'below',
    hasPests: true,
  },
  {
    path: '/desentupimento',
    pageName: 'drains',
    slug: 'desentupimento',
    title: 'Desentupimento',
    messageKey: 'drains',
    photoMessageKey: 'video',
    theme: 'blue',
    firstAid: 'above',
    hasPests: false,
  },
] as const satisfies readonly Record<string, string | boolean>[]

/** The pages by their names. */
export const [homeRoute, drainsRoute] = routes

/** Files that hosts show if a page does not exist or a server fails. */
export const errorPages = { notFound: '404.html', serverError: '500.html' } as const

export type Route = (typeof routes)[number]
export type RoutePath = Route['path']
export type PageName = Route['pageName']

/** The page that shows content/pests.json. */
export const pestsRoute: Route = routes.find(({ hasPests }) => hasPests) ?? homeRoute

/** Paths of the pages, the home page first. */
export const pagePaths: readonly RoutePath[] = routes.map(({ path }) => path)

/** Names of the content files that are pages. */
export const pageNames: readonly PageName[] = routes.map(({ pageName }) => pageName)

/** Returns the exported file of a page. */
export const htmlFileOf = (path: RoutePath): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`

/** Every HTML file of the site, relative to the root of the export. */
export const htmlFiles = [...pagePaths.map(htmlFileOf), ...Object.values(errorPages)]

/**
 * Returns the page with a path.
 * @throws if no page has it, which the type of the path excludes
 */
export function routeOf(path: RoutePath): Route {
  const route = routes.find((other) => other.path === path)
  if (!route) throw new Error(`No page has the path ${path}`)
  return route
}
