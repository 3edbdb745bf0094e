import { colourDeclarations } from '@/model/colours/palettes'
import type { Pictures } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import { routes } from '@/model/site/routes'
import { DRAIN_PAGE, DRAIN_SERVICES, HOME_PLACE_TARGETS } from '@/model/site/slugs'

/**
 * Returns what style sheets need from tables: the palette as Tailwind colours, and the URLs of pictures, which are the tiles
 * of each page, `--tiles-home` and so on, and those in the magnifying glass (components/sections/hero/places.tsx).
 */
export function artStyleSheet(palette: SiteContent['palette'], pictures: Pictures): string {
  const tiles = routes.flatMap(({ pageName, slug }) => {
    const { src, views } = pictures[`pictograms-${slug}`]
    return Object.keys(views)
      .filter((id) => id.startsWith('tile'))
      .map((id) => `--${id}-${pageName}: url("${src}#${id}");`)
  })
  const glasses = Object.entries({ ...pictures, [DRAIN_PAGE]: pictures['barata-e-agua'] })
    .filter(([card]) => card in { ...HOME_PLACE_TARGETS, ...DRAIN_SERVICES })
    .map(([card, { src }]) => `.glass-${card} {\n  --card-picture: url("${src}");\n}`)
  return `@theme {
${[...colourDeclarations(palette), ...tiles].join('\n')}
}
@variant later {
${glasses.join('\n')}
}
`
}
