import type { Colour } from '@/art/kit/colour'
import type { Scene } from '@/art/kit/scene'
import { type Laying, lay } from './tiles'

/** The module of the page's background pattern, in CSS px at full size: the heroes' module. */
const MODULE = 150

/**
 * A pattern for the background of a section, tone on tone, seamless both ways. Its own background is left
 * open: the section's background colour shows through, and this lies on it.
 */
export function backgroundScene(
  name: string,
  title: string,
  laying: Laying,
  colour: Colour,
  opacity: number,
): Scene {
  return {
    name,
    group: 'textures',
    title,
    width: (laying[0]?.length ?? 0) * MODULE,
    height: laying.length * MODULE,
    background: 'none',
    draw: (art) => art.fill(lay(laying, MODULE), colour, { opacity }),
  }
}
