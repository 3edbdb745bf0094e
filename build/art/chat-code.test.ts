import jsQR from 'jsqr'
import sharp from 'sharp'
import { content } from '@/fixtures/content'
import { chatUrl } from '@/model/page/chat'
import { routes } from '@/model/site/routes'
import { drawChatCode } from './chat-code'

it.each(routes)('leads from the printed page $path to its chat', async (route) => {
  const { data, info } = await sharp(Buffer.from(await drawChatCode(content, route)))
    .resize(400)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)
  expect(code?.data).toBe(chatUrl(content.company.phone, content.messages[route.messageKey]))
})
