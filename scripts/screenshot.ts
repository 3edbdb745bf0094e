import './shared/node-version.mjs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { routes } from '@/lib/routes'
import { addressOf, serve } from './hosting/server'
import { ensureBrowser } from './shared/set-up.mjs'

/* Takes the README's picture of the pages, side by side, from out/: npm run screenshot */

const FILE = 'docs/pages.webp'
const VIEW = { width: 1280, height: 1180 }
const SHOWN_WIDTH = 800
const GAP = 16

const server = await serve('out', 0)
const browser = await chromium.launch({ executablePath: await ensureBrowser() })
try {
  const page = await browser.newPage({ viewport: VIEW, reducedMotion: 'reduce' })
  const shots: Buffer[] = []
  for (const { path } of routes) {
    await page.goto(addressOf(server) + path, { waitUntil: 'networkidle' })
    shots.push(
      await sharp(await page.screenshot())
        .resize({ width: SHOWN_WIDTH })
        .toBuffer(),
    )
  }
  const { height } = await sharp(shots[0]).metadata()
  const width = shots.length * (SHOWN_WIDTH + GAP) - GAP
  await sharp({ create: { width, height, channels: 3, background: 'white' } })
    .composite(shots.map((input, at) => ({ input, left: at * (SHOWN_WIDTH + GAP), top: 0 })))
    .webp({ quality: 60 })
    .toFile(FILE)
  console.log(`${FILE} shows the pages in out/.`)
} finally {
  await browser.close()
  server.close()
}
