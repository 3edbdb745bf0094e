import sharp from 'sharp'
import { PUBLIC_FOLDER, writeIfChanged } from '@/build/files'
import { svgSize, svgSources } from './svg'

/**
 * Returns an ICO file with one image of 32 px, that of a tab on a sharp screen
 * (https://en.wikipedia.org/wiki/ICO_(file_format)).
 * Own code, because a package writes 285 kB (findings/favicon-bitmaps.sh).
 */
async function createIco(svg: string): Promise<Buffer> {
  const png = await renderPng(svg, 32, 16)
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  head.writeUInt32LE(png.length, 14)
  return Buffer.concat([head, png])
}

/**
 * Converts an SVG to PNG, rendered at twice the width and then reduced. The colours must be plain
 * (findings/sharp-svg-styles.sh).
 * @param width width of the PNG in pixels
 * @param colours the most colours that the PNG has
 */
async function renderPng(svg: string, width: number, colours = 256): Promise<Buffer> {
  const density = (72 * 2 * width) / svgSize(svg).width
  const doubled = await sharp(Buffer.from(svg), { density }).png().toBuffer()
  return sharp(doubled)
    .resize(width)
    .png({ palette: true, colours, quality: 95, effort: 10 })
    .toBuffer()
}

/**
 * Writes the site's icons.
 * @param draw applies the palette to a source
 */
export async function writeIcons(draw: (source: string) => string): Promise<void> {
  const icons = new Map(svgSources('art/icons').map(([name, source]) => [name, draw(source)]))
  writeIfChanged(`${PUBLIC_FOLDER}/favicon.ico`, await createIco(icons.get('favicon') ?? ''))
  writeIfChanged(
    `${PUBLIC_FOLDER}/apple-icon.png`,
    await renderPng(icons.get('app-icon') ?? '', 180),
  )
}
