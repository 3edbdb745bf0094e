import { type Route, routes } from '@/model/routes'

/**
 * Returns the exports of a route that serves one file for each page, such as its share image.
 * @param ending ending of the files; their names are those of the pictures
 * @param draw draws the file of a page
 */
export function pageFiles(
  ending: string,
  type: string,
  draw: (route: Route) => Promise<Buffer | string>,
) {
  const files = new Map(routes.map((route) => [`${route.pictureSuffix}${ending}`, route]))
  return {
    generateStaticParams: () => [...files.keys()].map((file) => ({ file })),
    async GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
      const route = files.get((await params).file)
      if (!route) return new Response(null, { status: 404 })
      const body = await draw(route)
      return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
        headers: { 'Content-Type': type },
      })
    },
  }
}
