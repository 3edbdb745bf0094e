import jsQR from 'jsqr'
import sharp from 'sharp'
import { content } from '@/fixtures/content'
import { chatUrl } from '@/model/page/chat'
import { routes } from '@/model/routes'
import { GET } from './[file]/route'

it.each(routes)(
  'leads from the printed page $path to its chat',
  async ({ pictureSuffix, messageKey }) => {
    const response = await GET(new Request('https://x'), {
      params: Promise.resolve({ file: `${pictureSuffix}.svg` }),
    })
    const { data, info } = await sharp(Buffer.from(await response.text()))
      .resize(400)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)
    expect(code?.data).toBe(chatUrl(content.company.phone, content.messages[messageKey]))
  },
)
