import { colourDeclarations } from '@/model/colours/palettes'
import type { Pictures } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import { routes } from '@/model/site/routes'
import { STYLE_VIEWS } from './svg'

/**
 * Returns the palette as Tailwind colours, and the URLs of what style sheets show: the tiles of each
 * page, `--tiles-home` and so on, and the house and the insects in the magnifying glass.
 */
export function themeStyleSheet(palette: SiteContent['palette'], pictures: Pictures): string {
  const viewUrls = routes.flatMap(({ pageName, slug }) => {
    const { src, views } = pictures[`pictograms-${slug}`]
    const ids = Object.keys(views).filter((id) => id.match(`^(?:${STYLE_VIEWS})`))
    return ids.map((id) => `--${id}-${pageName}: url("${src}#${id}");`)
  })
  const { src, dark } = pictures[`hero-${routes[0].slug}`]
  return `@theme {
${[...colourDeclarations(palette), ...viewUrls].join('\n')}
--house-light: url("${src}");
--house-dark: url("${dark}");
}
`
}
