import { quarters, tileCells } from '@/art/kit/background'
import { amber, type Colour, cream } from '@/art/kit/colour'
import type { Drawing } from '@/art/kit/drawing'
import type { Point } from '@/art/kit/points'
import type { Scene } from '@/art/kit/scene'
import { box } from '@/art/kit/shapes'
import { type Background, FRAMES } from '@/art/kit/system'
import { balanced, halved, type LineStyle, setLine } from '@/art/lettering'
import { drawMark, MARK, ON_DARK } from '@/art/scenes/brand/mark'
import { LENS } from '@/art/scenes/heroes/lens'
import { company } from '@/content/company'

const TILE = 150
/**
 * WhatsApp shows the middle square of the picture where it is short of room. All words stand in it, and
 * one figure that says the trade; what is left and right of it may be cut.
 */
export const SQUARE = { left: 285, right: 915 } as const
export const LEFT = SQUARE.left + 19
/** The text's column ends before the lens begins. */
export const COLUMN = 436
const NAME: LineStyle = { font: 'display', size: 40, tracking: -0.01 }
/** From the mark to the animals round the lens. */
export const NAME_ROOM = 320
/** Size of a name in two lines, which stand as high as the mark. */
const NAME_IN_TWO = 34
const EYEBROW: LineStyle = { font: 'text', size: 38 }
const EYEBROW_STEP = 44
/** Baseline of the last line. */
const EYEBROW_FOOT = 586
const LARGEST = 96
const SMALLEST = 44
const LEADING = 1.02
/** The headline's room, from the mark's foot to the eyebrow. */
const ROOM = { top: 144, bottom: 502 }

/** The lens bleeds off the right edge. */
const LENS_PLACE: { centre: Point; scale: number } = { centre: [1078, 315], scale: 0.68 }

/** The largest size at which a headline stands in its room, and its lines at that size. */
export function fitHeadline(text: string): { style: LineStyle; lines: string[] } {
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const style: LineStyle = { font: 'display', size, tracking: -0.02 }
    const lines = balanced(text, COLUMN, style)
    const fits = lines.every((line) => setLine(line, 0, 0, style).width <= COLUMN)
    if (fits && lines.length * size * LEADING <= ROOM.bottom - ROOM.top) return { style, lines }
  }
  throw new Error(
    `content/home.ts ou content/drains.ts: hero.title '${text}' tem uma palavra que não cabe na imagem que as redes mostram. Exemplo certo: 'Dedetização: a casa volta a ser só sua'`,
  )
}

/** The name in one line, or in two if it would have to be set smaller than they allow. */
export function fitName(name: string): { style: LineStyle; lines: string[] } {
  const sized = (lines: string[], most: number) => {
    const widest = Math.max(...lines.map((line) => setLine(line, 0, 0, NAME).width))
    return { style: { ...NAME, size: Math.min(most, (NAME.size * NAME_ROOM) / widest) }, lines }
  }
  const one = sized([name], NAME.size)
  const two = sized(halved(name), NAME_IN_TWO)
  return two.style.size > one.style.size ? two : one
}

/** The page's eyebrow, its two halves below each other and as large as the column allows. */
export function fitEyebrow(eyebrow: string): { style: LineStyle; lines: string[] } {
  const lines = eyebrow.split(' · ')
  const widest = Math.max(...lines.map((line) => setLine(line, 0, 0, EYEBROW).width))
  return { style: { ...EYEBROW, size: Math.min(1, COLUMN / widest) * EYEBROW.size }, lines }
}

type SocialCard = {
  name: string
  title: string
  background: Background
  base: Colour
  /** Tone of the tiles; as strong as on the page. */
  tint: Colour
  tintOpacity: number
  headline: string
  eyebrow: string
  /** Draws the hero's lens in its own frame. */
  drawLens: (art: Drawing) => void
  /** Whatever else stands on the background, round the lens, in the picture's frame. */
  drawAround?: (art: Drawing) => void
}

/** What a shared link shows: the page's headline in the middle, its hero's lens on the right. */
export function socialScene(card: SocialCard): Scene {
  const { name, title, background, headline, eyebrow, drawLens } = card
  return {
    name,
    group: 'social',
    title,
    ...FRAMES.social,
    background,
    draw(art) {
      art.fill(box(0, 0, art.width, art.height), card.base)
      art.fill(quarters(tileCells(8, 5), TILE), card.tint, { opacity: card.tintOpacity })
      art.place({ to: LENS_PLACE.centre, scale: LENS_PLACE.scale, origin: [LENS.x, LENS.y] }, () =>
        drawLens(art),
      )
      card.drawAround?.(art)
      art.place({ to: [LEFT - 5, 52], scale: 72 / MARK }, () => drawMark(art, ON_DARK))
      const brand = fitName(company.name)
      brand.lines.forEach((line, index) => {
        // One line stands on the mark's middle, two on either side of it
        const y = brand.lines.length === 1 ? 104 : 84 + index * 36
        art.fill(setLine(line, LEFT + 80, y, brand.style).d, cream[0])
      })
      const { style, lines } = fitHeadline(headline)
      const step = style.size * LEADING
      const middle = (ROOM.top + ROOM.bottom) / 2
      // Half a line's capitals below the middle of the first line's share of the block.
      const first = middle - ((lines.length - 1) * step) / 2 + style.size * 0.33
      lines.forEach((line, index) => {
        art.fill(setLine(line, LEFT - 2, first + index * step, style).d, cream[0])
      })
      const trade = fitEyebrow(eyebrow)
      trade.lines.forEach((line, index) => {
        const y = EYEBROW_FOOT - (trade.lines.length - 1 - index) * EYEBROW_STEP
        art.fill(setLine(line, LEFT, y, trade.style).d, amber[3])
      })
    },
  }
}
