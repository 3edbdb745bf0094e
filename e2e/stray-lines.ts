import type { Sharp } from 'sharp'

/** The parts of a page that end at an edge of their own. */
export const BLOCKS = ':is(main, .pipeline) > :not(.pipeline, script), footer'

/** Of a colour channel, from 0 to 255: from where on the eye tells two apart, and up to where they agree. */
const VISIBLE = 8
const SAME = 4

/** From which share of its length on a line is no part of the drawing, whose tiles have upright lines. */
const STRAY = { row: 0.08, column: 0.3 }

export type Edge = { name: string; top: number; height: number }

/**
 * Runs in the browser: brings the lower edge of a block to the middle of the screen.
 * @returns where it is drawn, from the top of the screen and in CSS pixels, with some of both sides
 */
export async function showEdge({
  blocks,
  index,
}: {
  blocks: string
  index: number
}): Promise<Edge> {
  const block = document.querySelectorAll(blocks)[index]
  if (!block) throw new Error(`There is no block ${index}.`)
  // What comes near is laid out only then, and moves the edge.
  for (let last = Number.NaN; last !== scrollY; ) {
    last = scrollY
    scrollBy({ top: block.getBoundingClientRect().bottom - innerHeight / 2, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
  const margin = 8
  const { bottom } = block.getBoundingClientRect()
  const drawn = Number.parseFloat(getComputedStyle(block, '::after').height) || 0
  const top = Math.max(0, Math.floor(bottom - drawn - margin))
  return {
    name: block.className.replace(/^section /, '').split(' ')[0] ?? '',
    top,
    // The page's own end may be half a pixel.
    height: Math.min(innerHeight - 2, Math.ceil(bottom + margin)) - top,
  }
}

/**
 * Rows and columns of one pixel that differ from both neighbours over some of their length while
 * those agree.
 */
export async function strayLines(png: Sharp): Promise<string[]> {
  const { data, info } = await png.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const differ = (one: number, other: number, by: number) => {
    for (let channel = 0; channel < 3; channel++)
      if (Math.abs((data[one + channel] ?? 0) - (data[other + channel] ?? 0)) >= by) return true
    return false
  }
  const find = (kind: keyof typeof STRAY) => {
    const [count, length] = kind === 'row' ? [height, width] : [width, height]
    const [across, along] = kind === 'row' ? [width * 3, 3] : [3, width * 3]
    return Array.from({ length: count }, (_, line) => line).flatMap((line) => {
      if (line === 0 || line === count - 1) return []
      let stray = 0
      for (let step = 0; step < length; step++) {
        const pixel = line * across + step * along
        const [before, after] = [pixel - across, pixel + across]
        if (!differ(pixel, before, VISIBLE) || !differ(pixel, after, VISIBLE)) continue
        if (!differ(before, after, SAME)) stray++
      }
      return stray > STRAY[kind] * length ? `${kind} ${line} of ${count}` : []
    })
  }
  return [...find('row'), ...find('column')]
}
