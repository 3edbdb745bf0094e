import { toString as drawQrCode } from 'qrcode'
import { chatUrl } from '@/model/page/chat'
import type { SiteContent } from '@/model/schema/content'
import type { Route } from '@/model/site/routes'

/**
 * Draws the QR code of a page's chat, which the printed page shows. The URL is in percent-encoding,
 * because packages change accents (findings/qr-accents.sh).
 * @returns an SVG
 */
export const drawChatCode = (
  { company, messages }: SiteContent,
  { messageKey }: Route,
): Promise<string> =>
  drawQrCode(chatUrl(company.phone, messages[messageKey]), {
    type: 'svg',
    errorCorrectionLevel: 'M',
    margin: 2,
  })
