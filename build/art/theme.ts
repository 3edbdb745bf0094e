import { colourDeclarations } from '@/model/art/palettes'
import type { Pictures } from '@/model/art/pictures'
import type { SiteContent } from '@/model/schema/content'

/**
 * Returns the palette as Tailwind colours, the URLs of the tiles, `--tiles-dedetizacao` and so on,
 * and those of the pictures in the magnifying glass.
 */
export function themeStyleSheet(palette: SiteContent['palette'], pictures: Pictures): string {
  const tileUrls = Object.entries(pictures).flatMap(([name, { src, views }]) => {
    const [, page] = name.split('pictograms-')
    const ids = Object.keys(views).filter((id) => id.startsWith('tile'))
    return ids.map((id) => `--${id}-${page}: url("${src}#${id}");`)
  })
  // Not in the theme, because the drain page has no glass. `supports`: app/style-sheets.css.
  const { 'hero-dedetizacao': house, 'pictograms-dedetizacao': insects } = pictures
  return `@theme {
${[...colourDeclarations(palette), ...tileUrls].join('\n')}
}
@supports (top: 0) {
  .places {
    --house: url("${house.src}");
    --insects: url("${insects.src}");
    @variant dark {
      --house: url("${house.dark}");
    }
  }
}
`
}
