import { writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { OWNER, outOf } from '@/content/folder'
import { paths } from '@/lib/routes'
import { addressOf, serve } from './hosting/server'
import { ensureBrowser } from './shared/browser'

/* Writes docs/site.webp, the README's picture of both pages on a desk and on a phone, from out/. */

const SCREENS = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
]

/** Two desks, each with its phone at the right, on the ground and with the hard shadow of the site. */
const STYLE = `
body { display: flex; gap: 32px; margin: 0; padding: 32px; background: #ebdfc8 }
div { position: relative; flex: 1; padding-bottom: 40px }
img { display: block; border-radius: 12px; box-shadow: 8px 9px #0f3d2e }
.desk { width: 86% }
.phone { position: absolute; right: 0; bottom: 0; width: 20%; border: 4px solid #fffcf5 }`

const server = await serve(outOf(OWNER), 0)
const browser = await chromium.launch({ executablePath: ensureBrowser() })
let body = ''
for (const path of paths) {
  body += '<div>'
  for (const { name, viewport } of SCREENS) {
    const page = await browser.newPage({ viewport })
    await page.goto(addressOf(server) + path)
    const picture = await page.screenshot()
    body += `<img class="${name}" src="data:image/png;base64,${picture.toString('base64')}">`
    await page.close()
  }
  body += '</div>'
}
const page = await browser.newPage({ viewport: { width: 1680, height: 560 } })
await page.setContent(`<style>${STYLE}</style>${body}`)
writeFileSync(
  'docs/site.webp',
  await sharp(await page.screenshot())
    .webp()
    .toBuffer(),
)
await browser.close()
server.close()
