import type { Pictures } from '@/model/art/pictures'
import { colourDeclarations } from '@/model/colours/palettes'
import type { SiteContent } from '@/model/schema/content'
import { routes } from '@/model/schema/routes'

/**
 * Returns the palette as Tailwind colours, and the URLs of what style sheets show: the tiles,
 * `--tiles-dedetizacao` and so on, and the house and the insects in the magnifying glass.
 */
export function themeStyleSheet(palette: SiteContent['palette'], pictures: Pictures): string {
  const viewUrls = Object.entries(pictures).flatMap(([name, { src, views }]) => {
    const [, page] = name.split('pictograms-')
    const ids = Object.keys(views).filter((id) => /^(?:tile|glass)/.test(id))
    return ids.map((id) => `--${id}-${page}: url("${src}#${id}");`)
  })
  const { src, dark } = pictures[`hero-${routes[0].pictureSuffix}`]
  return `@theme {
${[...colourDeclarations(palette), ...viewUrls].join('\n')}
--house-light: url("${src}");
--house-dark: url("${dark}");
}
`
}
