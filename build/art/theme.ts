import { colourDeclarations } from '@/model/art/palettes'
import type { Pictures } from '@/model/art/pictures'
import type { SiteContent } from '@/model/schema/content'

/**
 * Returns the palette as Tailwind colours, and the URLs of the views and pictures that style sheets show:
 * `--tiles-dedetizacao` and so on, and those in the magnifying glass.
 */
export function themeStyleSheet(palette: SiteContent['palette'], pictures: Pictures): string {
  const tileUrls = Object.entries(pictures).flatMap(([name, { src, views }]) => {
    const [, page] = name.split('pictograms-')
    const ids = Object.keys(views).filter((id) => id.startsWith('tile'))
    return ids.map((id) => `--${id}-${page}: url("${src}#${id}");`)
  })
  const { 'hero-dedetizacao': house, 'pictograms-dedetizacao': insects } = pictures
  return `@theme {
${[...colourDeclarations(palette), ...tileUrls].join('\n')}
--house-light: url("${house.src}");
--house-dark: url("${house.dark}");
--insects: url("${insects.src}");
}
`
}
