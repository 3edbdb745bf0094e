import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { pagePaths } from '@/content/routes'
import { test } from './fixtures'

/*
 * Takes docs/site.webp, the picture of the README, from the owner's site. CONTRIBUTING.md has the
 * command.
 */

const PICTURE_PATH = 'docs/site.webp'

/** Both pages, each on a desktop and, in front of that, on a phone. */
const STYLE = `
  body { display: flex; gap: 143px; width: 1680px; height: 560px; margin: 0; padding: 32px; box-sizing: border-box; background: #ebdfc8 }
  div { position: relative; width: 681px }
  img { border-radius: 18px; box-shadow: 8px 10px #08231a }
  img:first-child { width: 681px }
  img:last-child { position: absolute; left: 627px; top: 146px; width: 156px; border: 4px solid #fffcf5 }`

const dataUrl = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`

async function screenshotOf(page: Page, path: string): Promise<string> {
  await page.goto(path, { waitUntil: 'networkidle' })
  return dataUrl(await page.screenshot())
}

test('takes the picture of the README', async ({ page, browser, baseURL }) => {
  const desktop = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    baseURL,
    bypassCSP: true,
  })
  const pages: string[] = []
  for (const path of pagePaths)
    pages.push(
      `<div><img src="${await screenshotOf(desktop, path)}"><img src="${await screenshotOf(page, path)}"></div>`,
    )
  await desktop.setViewportSize({ width: 1680, height: 560 })
  await desktop.setContent(`<style>${STYLE}</style>${pages.join('')}`, { waitUntil: 'load' })
  await sharp(await desktop.screenshot())
    .webp({ quality: 80 })
    .toFile(PICTURE_PATH)
  await desktop.close()
})
