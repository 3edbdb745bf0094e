import { colourDeclarations } from '@/model/colours/palettes'
import type { Pictures } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import { routes } from '@/model/site/routes'

/**
 * Returns the palette as Tailwind colours, and the URLs of what style sheets show: the tiles of each
 * page, `--tiles-home` and so on, and the house and the animals in the magnifying glass.
 */
export function themeStyleSheet(palette: SiteContent['palette'], pictures: Pictures): string {
  const views = routes.flatMap(({ pageName, slug }) => {
    const { src, views } = pictures[`pictograms-${slug}`]
    return Object.keys(views).map((id) => ({ id, pageName, url: `url("${src}#${id}")` }))
  })
  const tiles = views
    .filter(({ id }) => id.startsWith('tile'))
    .map(({ id, pageName, url }) => `--${id}-${pageName}: ${url};`)
  const animals = views
    .filter(({ id }) => id.startsWith('glass'))
    .map(({ id, url }) => `.${id} {\n  --animal: ${url};\n}`)
  const { src, dark } = pictures[`hero-${routes[0].slug}`]
  return `@theme {
${[...colourDeclarations(palette), ...tiles].join('\n')}
--house-light: url("${src}");
--house-dark: url("${dark}");
}
@variant later {
${animals.join('\n')}
}
`
}
