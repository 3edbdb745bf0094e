import { drawShareImage } from '@/app/compartilhar/share-image'
import { pageFiles } from '@/app/page-files'
import { content } from '@/model/reading/site'

export const dynamic = 'force-static'

/** Serves the share image of a page. */
export const { generateStaticParams, GET } = pageFiles('.png', 'image/png', (route) =>
  drawShareImage(route, content),
)
