import { toString as drawQrCode } from 'qrcode'
import { pageFiles } from '@/app/page-files'
import { chatUrl } from '@/model/page/chat'
import { content } from '@/model/reading/site'

export const dynamic = 'force-static'
export const dynamicParams = false

/**
 * Serves the QR code of a page's chat, which the printed page shows. The URL is in percent-encoding,
 * because packages change accents (findings/qr-accents.sh).
 */
export const { generateStaticParams, GET } = pageFiles('.svg', 'image/svg+xml', ({ messageKey }) =>
  drawQrCode(chatUrl(content.company.phone, content.messages[messageKey]), {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 2,
  }),
)
