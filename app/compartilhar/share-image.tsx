import { readFileSync } from 'node:fs'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { SHARE_SIZE } from '@/model/art/pictures'
import type { SiteContent } from '@/model/schema/content'
import { GENERATED_FOLDER } from '@/model/site/folder'
import type { Route } from '@/model/site/routes'
import { drawableLines, drawableText, fitFontSize } from './share-text'

/** Fonts of the site, with characters outside Portuguese. */
const FONTS = ['display', 'text'].map((name) => ({
  name,
  data: readFileSync(`app/compartilhar/${name}.ttf`),
}))

/**
 * Draws the share image of a page. All text is in the square in the middle, left of the magnifying
 * glass, because WhatsApp crops small previews to that square.
 * @returns the bytes of a PNG
 */
export async function drawShareImage(
  { pageName, slug }: Route,
  { company, palette, [pageName]: { hero } }: SiteContent,
): Promise<Buffer> {
  const svg = readFileSync(`${GENERATED_FOLDER}/compartilhar/${slug}.svg`, 'base64')
  const picture = `data:image/svg+xml;base64,${svg}`
  const name = drawableText(company.name, 'display')
  const title = drawableText(hero.title, 'display')
  const lines = drawableLines(hero.eyebrow, 'text')
  const nameBox = { width: 320, height: 72, lineHeight: 1.05, maxFontSize: 40 }
  const titleBox = {
    width: 436,
    height: 304,
    lineHeight: 1.02,
    letterSpacing: -0.02,
    maxFontSize: 96,
  }
  const linesBox = { width: 400, height: 134, lineHeight: 1.16, maxFontSize: 38 }
  const image = new ImageResponse(
    <div tw="flex h-full w-full" style={{ fontFamily: 'display' }}>
      <img src={picture} alt="" {...SHARE_SIZE} tw="absolute" />
      <div
        tw="flex flex-col w-[436px] h-[546px] mt-[52px] ml-[304px]"
        style={{ color: palette.cream[0] }}
      >
        <div tw="flex items-center h-[72px] pl-[80px]">
          <span
            tw="max-w-[320px]"
            style={{
              fontSize: fitFontSize([name], { font: 'display', ...nameBox }),
              lineHeight: nameBox.lineHeight,
            }}
          >
            {name}
          </span>
        </div>
        {/* The title ends above the objects in front of the magnifying glass. */}
        <div
          tw="mt-[28px] mb-auto"
          style={{
            fontSize: fitFontSize([title], { font: 'display', ...titleBox }),
            lineHeight: titleBox.lineHeight,
            letterSpacing: `${titleBox.letterSpacing}em`,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        {/* The lines end left of the objects in front of the magnifying glass. */}
        <div
          tw="flex flex-col w-[400px]"
          style={{
            fontFamily: 'text',
            fontSize: fitFontSize(lines, { font: 'text', ...linesBox }),
            lineHeight: linesBox.lineHeight,
            color: palette.accent[3],
          }}
        >
          {lines.map((line) => (
            <span key={line} style={{ textWrap: 'balance' }}>
              {line}
            </span>
          ))}
        </div>
      </div>
    </div>,
    { ...SHARE_SIZE, fonts: FONTS },
  )
  // A palette of 256 colours keeps the file small enough for every app that shows it.
  return sharp(await image.arrayBuffer())
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer()
}
