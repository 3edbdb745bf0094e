/** Converts SVG sources to the published files. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { optimize } from 'svgo'
import { DELIVERED_PALETTE, type Palette } from '@/model/colours/palettes'
import { unservedClasses } from '@/model/pictures/map'
import type { Size } from '@/model/pictures/photo-rules'

const mapColours = (palette: Palette) =>
  new Map(
    Object.entries(DELIVERED_PALETTE).flatMap(([ramp, shades]) => {
      const chosen: Readonly<Record<string, string>> = palette[ramp as keyof Palette]
      return Object.entries(shades).map(
        ([shade, colour]) => [colour, chosen[shade] ?? colour] as const,
      )
    }),
  )

/** Size of the illustrations of cards (art/README.md), whose proportions a photo without an illustration has. */
export const CARD_SIZE: Size = { width: 800, height: 600 }

/**
 * Applies a palette to a source, and optimizes it.
 * @param hiddenClasses classes of elements to leave out, such as areas of the map
 */
export function buildSvg(source: string, palette: Palette, hiddenClasses: string[] = []): string {
  const colours = mapColours(palette)
  const recoloured = source.replace(
    /#[0-9a-f]{6}\b/gi,
    (colour) => colours.get(colour.toUpperCase()) ?? colour,
  )
  const { width } = svgSize(source)
  // An icon on a grid of 64 units needs finer coordinates than an illustration. Pages show illustrations of the
  // width of cards at about half their size.
  const floatPrecision = width < 100 ? 3 : width === CARD_SIZE.width ? 0 : 1
  const gestures = gesturesOf(source)
  // Keeps the ids of views and of elements with a gesture, because styles select them. The preset
  // also removes roles, the ids of names (findings/svgo-names-and-links.sh) and dark rules
  // (findings/svgo-dark-and-fade.sh): pages name the pictures, and dark versions have own files.
  const preserve = [...Object.keys(viewsOf(source)), ...idsOf(gestures)]
  const optimized = optimize(recoloured.replace(gestures, ''), {
    plugins: [
      { name: 'removeElementsByAttr', params: { class: hiddenClasses } },
      { name: 'removeAttrs', params: { attrs: 'class' } },
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: { preserve },
            convertPathData: {
              floatPrecision,
              utilizeAbsolute: false,
              makeArcs: { threshold: 0, tolerance: 0 },
              straightCurves: false,
              applyTransforms: false,
            },
            moveGroupAttrsToElems: false,
            // Off, because the order of the sources compresses better.
            sortAttrs: false,
            convertTransform: false,
            mergePaths: false,
          },
        },
      },
      'removeTitle',
    ],
  }).data
  // Added last, because svgo shortens no ids in a file with styles.
  return optimized.replace('>', `>${gestures.replace(/\s+/g, ' ')}`)
}

/** Returns the `<style>` with the gestures of a source, or an empty string. */
export const gesturesOf = (source: string): string =>
  source.match(/<style>.*?<\/style>/s)?.[0] ?? ''

/** Returns the ids of elements that gestures select. */
export const idsOf = (gestures: string): string[] =>
  [...gestures.matchAll(/#([\w-]+)/g)].map(([, id = '']) => id)

/**
 * Applies the palette to the map, and colours only the served towns.
 * @param served towns with an area on the map
 */
export const buildMap = (source: string, palette: Palette, served: readonly string[]): string =>
  buildSvg(source, palette, unservedClasses(served))

/** Returns the viewBox of each view of a source, by id. */
export function viewsOf(source: string): Record<string, string> {
  const views = source.matchAll(/<view id="([^"]+)" viewBox="([^"]+)"/g)
  return Object.fromEntries([...views].map(([, id = '', viewBox = '']) => [id, viewBox]))
}

/** Returns the size in the viewBox of a source, which must begin at 0 0. */
export function svgSize(source: string): { width: number; height: number } {
  const [, width, height] = source.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? []
  return { width: Number(width), height: Number(height) }
}

/** Returns the SVG sources of a folder, sorted by name. */
export function svgSources(folder: string): [name: string, source: string][] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => [basename(file, '.svg'), readFileSync(`${folder}/${file}`, 'utf8')])
}
