/**
 * The pages of the site: `path` is the address, `file` the exported file, `content` the file in
 * content/ and the list in testimonials.json, `message` and `photo` the keys in
 * content/messages.json. `picture` names the illustrations `hero-<picture>`, `pictograms-<picture>`
 * and `compartilhar/<picture>.png`. The 404 page is absent, because it has no address of its own.
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

/** Files that hosts show if a page does not exist or a server fails. */
export const errorPages = { notFound: '404.html', failure: '500.html' } as const

/** Every HTML file of the site, relative to the root of the export. */
export const htmlFiles = [...routes.map(({ file }) => file), ...Object.values(errorPages)]

export type Route = (typeof routes)[number]
export type RoutePath = Route['path']

/** Returns the route of an address. */
export const routeOf = (path: RoutePath): Route =>
  routes.find((route) => route.path === path) ?? routes[0]

/** Addresses of the pages, the home page first. */
export const paths: readonly RoutePath[] = routes.map(({ path }) => path)
