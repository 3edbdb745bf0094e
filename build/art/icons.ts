import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { writeIfChanged } from '@/build/files'
import { PUBLIC_FOLDER } from '@/model/site/folder'
import { svgSize } from './svg'

/**
 * Converts an SVG to PNG, rendered at twice the width and then reduced. The colours must be plain
 * (findings/sharp-svg-styles.sh).
 * @param width width of the PNG in pixels
 * @param colours the most colours that the PNG has
 */
async function renderPng(svg: string, width: number, colours: number): Promise<Buffer> {
  const density = (72 * 2 * width) / svgSize(svg).width
  const doubled = await sharp(Buffer.from(svg), { density }).png().toBuffer()
  return sharp(doubled)
    .resize(width)
    .png({ palette: true, colours, quality: 95, effort: 10 })
    .toBuffer()
}

/**
 * Writes the icons of a tab, on a screen with two pixels per point, and of a home screen. No .ico
 * file, because a package writes 285 kB (findings/favicon-bitmaps.sh).
 * @param draw applies the palette to a source
 */
export async function writeIcons(draw: (source: string) => string): Promise<void> {
  for (const [name, width, colours] of [
    ['icon', 32, 16],
    ['apple-icon', 180, 256],
  ] as const) {
    const svg = draw(readFileSync(`art/icons/${name}.svg`, 'utf8'))
    writeIfChanged(`${PUBLIC_FOLDER}/${name}.png`, await renderPng(svg, width, colours))
  }
}
