import { content } from '@/app/built/content'
import { drawShareImage } from '@/app/compartilhar/share-image'
import { routes } from '@/model/site/routes'

export const dynamic = 'force-static'

const files = new Map(routes.map((route) => [`${route.slug}.png`, route]))

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }))

/** Serves the share image of a page. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const route = files.get((await params).file)
  if (!route) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await drawShareImage(route, content)), {
    headers: { 'Content-Type': 'image/png' },
  })
}
