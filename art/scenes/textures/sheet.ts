import type { Scene } from '@/art/kit/scene'

/** Between two drawings, so that neither shows at the edge of the other. */
const GAP = 8

/** What each page's sheet holds; the style sheet has a variable for each. */
export const SHEET_TEXTURES = ['tiles', 'frieze', 'wave-tint', 'wave-cream'] as const

/**
 * Textures in one file, one below the other: a page fetches it once and shows each by its id,
 * `file.svg#id`, at a size that says both lengths.
 */
export function sheetScene(
  name: string,
  title: string,
  textures: Readonly<Record<(typeof SHEET_TEXTURES)[number], Scene>>,
): Scene {
  const entries = Object.entries(textures)
  const rows = entries.map(([, { height }]) => height + GAP)
  return {
    name,
    group: 'sheets',
    title,
    width: Math.max(...entries.map(([, { width }]) => width)),
    height: rows.reduce((sum, row) => sum + row, 0),
    background: 'none',
    draw(art) {
      let y = 0
      for (const [id, texture] of entries) {
        art.view(id, 0, y, texture.width, texture.height)
        art.place({ to: [0, y] }, () => texture.draw(art))
        y += texture.height + GAP
      }
    },
  }
}
