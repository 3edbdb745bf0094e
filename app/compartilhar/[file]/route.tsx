import { drawShareImage } from '@/app/compartilhar/share-image'
import { content } from '@/model/reading/site'
import { routes } from '@/model/routes'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return routes.map(({ pictureSuffix }) => ({ file: `${pictureSuffix}.png` }))
}

/** Serves the share image of a page. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const route = routes.find(({ pictureSuffix }) => `${pictureSuffix}.png` === file) ?? routes[0]
  const png = await drawShareImage(route, content)
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
