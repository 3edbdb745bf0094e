/** From a source in the delivered colours to what is sent. */
import { optimize } from 'svgo'
import { palette } from '@/content/site'
import delivered from './palette.json' with { type: 'json' }

/** The colours that the sources are drawn in, each with what content/palette.json has in its place. */
const colours = new Map(
  Object.entries(delivered).flatMap(([ramp, steps]) => {
    const chosen: Readonly<Record<string, string>> = palette[ramp as keyof typeof palette]
    return Object.entries(steps).map(([step, colour]) => [colour, chosen[step] ?? colour] as const)
  }),
)

export function buildSvg(source: string): string {
  const recoloured = source.replace(
    /#[0-9a-f]{6}\b/gi,
    (colour) => colours.get(colour.toUpperCase()) ?? colour,
  )
  const { width } = sizeOf(source)
  // A mark on a grid of 64 units needs finer coordinates than a picture of 800.
  const floatPrecision = width < 100 ? 3 : 1
  // A style sheet shows a part of a file by the id of its view.
  const preserve = Object.keys(viewsOf(source))
  return optimize(recoloured, {
    plugins: [
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
            // The sources' own order packs better.
            sortAttrs: false,
            convertTransform: false,
            mergePaths: false,
          },
        },
      },
      'removeTitle',
    ],
  }).data
}

/** The size that a source gives by its viewBox, which begins at 0 0. */
export function sizeOf(source: string): { width: number; height: number } {
  const [, width, height] = source.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? []
  return { width: Number(width), height: Number(height) }
}

/** The parts of a file that are shown alone: id and viewBox of each. */
export function viewsOf(source: string): Record<string, string> {
  const views = source.matchAll(/<view id="([^"]+)" viewBox="([^"]+)"/g)
  return Object.fromEntries([...views].map(([, id = '', viewBox = '']) => [id, viewBox]))
}
