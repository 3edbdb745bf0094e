import { readFileSync } from 'node:fs'
import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { routes } from '@/content/routes'
import { company, pages, palette } from '@/content/site'
import { SHARE_SIZE } from '@/lib/pictures'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return routes.map(({ picture }) => ({ file: `${picture}.png` }))
}

/**
 * The picture of a shared link. All words stand in its middle square, left of the lens, because WhatsApp
 * crops it to that where it is short of room.
 */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = (await params).file.replace('.png', '')
  const { path } = routes.find(({ picture }) => picture === name) ?? routes[0]
  const { title, eyebrow } = pages[path].hero
  const picture = `data:image/svg+xml;base64,${readFileSync(`.generated/compartilhar/${name}.svg`, 'base64')}`
  const longest = Math.max(...title.split(' ').map((word) => word.length))
  // The longest word and all lines stay within the column.
  const size = Math.min(96, 800 / longest, 96 * Math.sqrt(24 / title.length))
  const lines = eyebrow.split(' · ')
  const lineSize = Math.min(38, 1100 / Math.max(...lines.map((line) => line.length)))
  const letters = company.name.length
  const nameSize = letters > 15 ? Math.min(34, 960 / letters) : 40
  const image = new ImageResponse(
    <div tw="flex h-full w-full" style={{ fontFamily: 'display' }}>
      <img src={picture} alt="" {...SHARE_SIZE} tw="absolute" />
      <div
        tw="flex flex-col w-[436px] h-[546px] mt-[52px] ml-[304px]"
        style={{ color: palette.cream[0] }}
      >
        <div tw="flex items-center h-[72px] pl-[80px]">
          <span tw="max-w-[320px]" style={{ fontSize: nameSize, lineHeight: 1.05 }}>
            {company.name}
          </span>
        </div>
        {/* Above the figures in front of the lens. */}
        <div
          tw="mt-[28px] mb-auto"
          style={{
            fontSize: size,
            lineHeight: 1.02,
            letterSpacing: '-0.02em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        {/* The figures in front of the lens begin at its right edge. */}
        <div
          tw="flex flex-col w-[400px]"
          style={{
            fontFamily: 'text',
            fontSize: lineSize,
            lineHeight: 1.16,
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
    {
      ...SHARE_SIZE,
      fonts: (['display', 'text'] as const).map((font) => ({
        name: font,
        data: readFileSync(`app/compartilhar/${font}.ttf`),
      })),
    },
  )
  // A palette of 256 colours keeps the file small enough for every app that shows it.
  const png = await sharp(await image.arrayBuffer())
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer()
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
