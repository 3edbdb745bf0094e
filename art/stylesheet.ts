import { palette } from '@/content/site'
import type { Picture } from '@/lib/pictures'
import { SHEET_TEXTURES } from './scenes/textures/sheet'

/**
 * What the style sheet takes from the drawings: the palette as Tailwind's colours, so that the pages draw
 * from the same ramps, and the addresses of the pages' textures, `--tiles-forest` and so on.
 */
export function artStylesheet(manifest: Readonly<Record<string, Picture>>): string {
  const colours = Object.entries(palette).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, colour]) => `  --color-${ramp}-${step}: ${colour};`),
  )
  const textures = Object.entries(manifest).flatMap(([name, { fallback }]) => {
    const [, page] = name.split('sheet-')
    return page ? SHEET_TEXTURES.map((id) => `  --${id}-${page}: url("${fallback}#${id}");`) : []
  })
  return `/* Made by \`npm run art\`. */
@theme {
${colours.join('\n')}
}
:root {
${textures.join('\n')}
}
`
}
