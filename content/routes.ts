/**
 * The pages of the site: the address of objectOf, the file that the export has for it, its file in content/ (and its list of
 * testimonials), its keys in content/messages.json, and the name of its pictures: `hero-<name>`, `pictograms-<name>` and
 * `compartilhar/<name>.png`. The 404 page is not among them: it has no address of its own.
 */
export const routes = [
  {
    path: '/',
    file: 'index.html',
    content: 'home',
    message: 'default',
    photo: 'photo',
    picture: 'dedetizacao',
  },
  {
    path: '/desentupimento',
    file: 'desentupimento.html',
    content: 'drains',
    message: 'drains',
    photo: 'video',
    picture: 'desentupimento',
  },
] as const satisfies readonly Record<string, string>[]

/** The files that hosts show in place of a page. */
export const errorPages = { notFound: '404.html', failure: '500.html' } as const

/** Every HTML file of the site, from the root of the export. */
export const htmlFiles = [...routes.map(({ file }) => file), ...Object.values(errorPages)]

export type Route = (typeof routes)[number]
export type RoutePath = Route['path']

export const routeOf = (path: RoutePath): Route =>
  routes.find((route) => route.path === path) ?? routes[0]

/** The addresses of the pages, the home page first. */
export const paths: readonly RoutePath[] = routes.map(({ path }) => path)
