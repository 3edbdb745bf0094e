import { toString as drawQrCode } from 'qrcode'
import { chatUrl } from '@/model/page/chat'
import { content } from '@/model/reading/site'
import { routes } from '@/model/routes'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () =>
  routes.map(({ pictureSuffix }) => ({ file: `${pictureSuffix}.svg` }))

/**
 * Serves the QR code of a page's chat, which the printed page shows. The URL is in percent-encoding,
 * because packages change accents (findings/qr-accents.sh).
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const route = routes.find(({ pictureSuffix }) => file === `${pictureSuffix}.svg`) ?? routes[0]
  const url = chatUrl(content.company.phone, content.messages[route.messageKey])
  const image = await drawQrCode(url, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return new Response(image, { headers: { 'Content-Type': 'image/svg+xml' } })
}
