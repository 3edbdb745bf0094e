import type { SiteContent } from './schema'

/**
 * The pages of the site. `path` is the path of the URL, `htmlFile` the exported file, and
 * `contentName` the name of the file in content/ and of the list in testimonials.json. `messageKey`
 * and `photoMessageKey` are keys of content/messages.json. The pictures are `hero-<pictureSuffix>`,
 * `pictograms-<pictureSuffix>` and `compartilhar/<pictureSuffix>.png`. The 404 page is absent,
 * because it has no path of its own.
 */
export const routes = [
  {
    path: '/',
    htmlFile: 'index.html',
    contentName: 'home',
    messageKey: 'default',
    photoMessageKey: 'photo',
    pictureSuffix: 'dedetizacao',
  },
  {
    path: '/desentupimento',
    htmlFile: 'desentupimento.html',
    contentName: 'drains',
    messageKey: 'drains',
    photoMessageKey: 'video',
    pictureSuffix: 'desentupimento',
  },
] as const satisfies readonly Record<string, string>[]

/** Files that hosts show if a page does not exist or a server fails. */
export const errorPages = { notFound: '404.html', serverError: '500.html' } as const

/** Every HTML file of the site, relative to the root of the export. */
export const htmlFiles = [...routes.map(({ htmlFile }) => htmlFile), ...Object.values(errorPages)]

export type Route = (typeof routes)[number]
export type RoutePath = Route['path']

export const routeOf = (path: RoutePath): Route =>
  routes.find((route) => route.path === path) ?? routes[0]

/** Paths of the pages, the home page first. */
export const pagePaths: readonly RoutePath[] = routes.map(({ path }) => path)

/** Returns the content files that are pages, each with its name. */
export const pagesIn = (content: SiteContent) =>
  routes.map(({ contentName }) => ({ contentName, page: content[contentName] }))
