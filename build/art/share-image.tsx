import { readFileSync } from 'node:fs'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { SHARE_SIZE } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import type { Route } from '@/model/site/routes'
import { drawableLines, drawableText, fitFontSize } from './share-text'
import { buildSvg } from './svg'

/** Fonts of the site, with characters outside Portuguese. */
const FONTS = ['display', 'text'].map((name) => ({
  name,
  data: readFileSync(`app/fonts/${name}.ttf`),
}))

/** Renders texts, one below the other, in the largest size at which they fit in a box. */
function Fitted({
  texts,
  color,
  tw = '',
  ...box
}: Parameters<typeof fitFontSize>[1] & { texts: readonly string[]; color: string; tw?: string }) {
  return (
    <div
      tw={`flex flex-col ${tw}`}
      style={{
        width: box.width,
        color,
        fontFamily: box.font,
        fontSize: fitFontSize(texts, box),
        lineHeight: box.lineHeight,
        letterSpacing: `${box.letterSpacing ?? 0}em`,
      }}
    >
      {texts.map((text) => (
        <span key={text} style={{ textWrap: 'balance' }}>
          {text}
        </span>
      ))}
    </div>
  )
}

/**
 * Draws the share image of a page. All text is in the square in the middle, left of the magnifying
 * glass, because WhatsApp crops small previews to that square.
 * @returns the bytes of a PNG
 */
export async function drawShareImage(
  { pageName, slug }: Route,
  { company, palette, [pageName]: { hero } }: SiteContent,
): Promise<Buffer> {
  const svg = buildSvg(readFileSync(`art/compartilhar/${slug}.svg`, 'utf8'), palette)
  const picture = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const image = new ImageResponse(
    <div tw="flex h-full w-full">
      <img src={picture} alt="" {...SHARE_SIZE} tw="absolute" />
      <div tw="flex flex-col w-[436px] h-[546px] mt-[52px] ml-[304px]">
        <div tw="flex items-center h-[72px] pl-[80px]">
          <Fitted
            texts={[drawableText(company.name, 'display')]}
            color={palette.cream[0]}
            font="display"
            width={320}
            height={72}
            lineHeight={1.05}
            maxFontSize={40}
          />
        </div>
        {/* The title ends above the objects in front of the magnifying glass. */}
        <Fitted
          texts={[drawableText(hero.title, 'display')]}
          color={palette.cream[0]}
          tw="mt-[28px] mb-auto"
          font="display"
          width={436}
          height={304}
          lineHeight={1.02}
          letterSpacing={-0.02}
          maxFontSize={96}
        />
        {/* The lines end left of the objects in front of the magnifying glass. */}
        <Fitted
          texts={drawableLines(hero.eyebrow, 'text')}
          color={palette.accent[3]}
          font="text"
          width={400}
          height={134}
          lineHeight={1.16}
          maxFontSize={38}
        />
      </div>
    </div>,
    { ...SHARE_SIZE, fonts: FONTS },
  )
  // A palette of 256 colours keeps the file small enough for every app that shows it.
  return sharp(await image.arrayBuffer())
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer()
}
