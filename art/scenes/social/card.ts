import { company } from '../../../content/company'
import { quarters, tileCells } from '../../kit/background'
import { amber, type Colour, cream } from '../../kit/colour'
import type { Drawing } from '../../kit/drawing'
import type { Point } from '../../kit/points'
import type { Scene } from '../../kit/scene'
import { box, ellipse } from '../../kit/shapes'
import { type Background, FRAMES } from '../../kit/system'
import { balanced, halved, type LineStyle, setLine } from '../../lettering'
import { drawMark, MARK, ON_DARK } from '../brand/mark'
import { LENS } from '../heroes/lens'

const TILE = 150
const LEFT = 64
/** The text's column ends before the lens begins. */
const COLUMN = 500
const NAME: LineStyle = { font: 'display', size: 40, tracking: -0.01 }
/** From the mark to the animals round the lens. */
export const NAME_ROOM = 336
/** Size of a name in two lines, which stand as high as the mark. */
const NAME_IN_TWO = 34
const TOWNS: LineStyle = { font: 'text', size: 27 }
/** Below this size a town less is named. */
const SMALLEST_TOWNS = 22
export const TOWNS_ROOM = 452
const LARGEST = 96
const SMALLEST = 48
const LEADING = 1.02
/** The headline's room, from the mark's foot to the towns. */
const ROOM = { top: 152, bottom: 528 }

/** The lens bleeds off the right edge and, by a hair, off the lower one. */
const LENS_PLACE: { centre: Point; scale: number } = { centre: [936, 330], scale: 0.86 }

/** The outer edge of the lens's rim, in the picture. */
export const RIM = ellipse(...LENS_PLACE.centre, (LENS.radius + 14) * LENS_PLACE.scale)

/** The largest size at which a headline stands in its room, and its lines at that size. */
function fitHeadline(text: string): { style: LineStyle; lines: string[] } {
  for (let size = LARGEST; size >= SMALLEST; size -= 2) {
    const style: LineStyle = { font: 'display', size, tracking: -0.02 }
    const lines = balanced(text, COLUMN, style)
    const fits = lines.every((line) => setLine(line, 0, 0, style).width <= COLUMN)
    if (fits && lines.length * size * LEADING <= ROOM.bottom - ROOM.top) return { style, lines }
  }
  throw new Error(
    `content/home.ts ou content/drains.ts: hero.title '${text}' tem uma palavra que não cabe na imagem que as redes mostram. Exemplo certo: 'A casa volta a ser só sua'`,
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

/** As many towns as there is room for, and how many more there are. */
export function townsLine(towns: readonly string[]): { text: string; style: LineStyle } {
  const lines = towns.map((_, more) => {
    const named = towns.slice(0, towns.length - more).join(' · ')
    return more === 0 ? named : `${named} e mais ${more}`
  })
  const largest = (line: string) => (TOWNS.size * TOWNS_ROOM) / setLine(line, 0, 0, TOWNS).width
  const text = lines.find((line) => largest(line) >= SMALLEST_TOWNS) ?? lines.at(-1) ?? ''
  return { text, style: { ...TOWNS, size: Math.min(TOWNS.size, largest(text)) } }
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
  /** Draws the hero's lens in its own frame. */
  drawLens: (art: Drawing) => void
  /** Whatever else stands on the background, round the lens, in the picture's frame. */
  drawAround?: (art: Drawing) => void
}

/** What a shared link shows: the page's headline on the left, its hero's lens on the right. */
export function socialScene(card: SocialCard): Scene {
  const { name, title, background, headline, drawLens } = card
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
      const towns = townsLine(company.towns.map((town) => town.name))
      art.fill(setLine(towns.text, LEFT, 578, towns.style).d, amber[3])
    },
  }
}
