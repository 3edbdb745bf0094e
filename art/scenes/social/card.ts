import { company } from '../../../content/company'
import { amber, type Colour, cream } from '../../kit/colour'
import type { Drawing } from '../../kit/drawing'
import { box, ellipse, type Point } from '../../kit/geometry'
import { quarters, tileCells } from '../../kit/parts'
import type { Scene } from '../../kit/scene'
import { FRAMES, type Ground } from '../../kit/system'
import { balanced, type LineStyle, setLine } from '../../lettering'
import { drawMark, MARK, ON_DARK } from '../brand/mark'
import { LENS } from '../heroes/lens'

const { width, height, module: tile } = FRAMES.social
const LEFT = 64
/** The text's column ends before the lens begins. */
const COLUMN = 500
const NAME: LineStyle = { face: 'display', size: 40, tracking: -0.01 }
const TOWNS: LineStyle = { face: 'text', size: 27 }
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
    const style: LineStyle = { face: 'display', size, tracking: -0.02 }
    const lines = balanced(text, COLUMN, style)
    const fits = lines.every((line) => setLine(line, 0, 0, style).width <= COLUMN)
    if (fits && lines.length * size * LEADING <= ROOM.bottom - ROOM.top) return { style, lines }
  }
  throw new Error(`The headline "${text}" is too long for the social image`)
}

interface SocialCard {
  name: string
  title: string
  ground: Ground
  base: Colour
  /** Tone of the tiles; as strong as on the page. */
  tint: Colour
  tintOpacity: number
  headline: string
  /** Draws the hero's lens in its own frame. */
  drawLens: (art: Drawing) => void
  /** Whatever else stands on the ground, round the lens, in the picture's frame. */
  drawAround?: (art: Drawing) => void
}

/** What a shared link shows: the page's headline on the left, its hero's lens on the right. */
export function socialScene(card: SocialCard): Scene {
  const { name, title, ground, headline, drawLens } = card
  return {
    name,
    group: 'social',
    title,
    width,
    height,
    ground,
    draw(art) {
      art.fill(box(0, 0, width, height), card.base)
      art.fill(quarters(tileCells(8, 5), tile), card.tint, { opacity: card.tintOpacity })
      art.place({ to: LENS_PLACE.centre, scale: LENS_PLACE.scale, origin: [LENS.x, LENS.y] }, () =>
        drawLens(art),
      )
      card.drawAround?.(art)
      art.place({ to: [LEFT - 5, 52], scale: 72 / MARK }, () => drawMark(art, ON_DARK))
      art.fill(setLine(company.name, LEFT + 80, 104, NAME).d, cream[0])
      const { style, lines } = fitHeadline(headline)
      const step = style.size * LEADING
      const middle = (ROOM.top + ROOM.bottom) / 2
      // Half a line's capitals below the middle of the first line's share of the block.
      const first = middle - ((lines.length - 1) * step) / 2 + style.size * 0.33
      lines.forEach((line, index) => {
        art.fill(setLine(line, LEFT - 2, first + index * step, style).d, cream[0])
      })
      art.fill(
        setLine(company.towns.map((town) => town.name).join(' · '), LEFT, 578, TOWNS).d,
        amber[3],
      )
    },
  }
}
