import { colourDeclarations } from '@/model/colours/palettes'
import type { Pictures } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import { DRAIN_PAGE, PLACE_TARGETS } from '@/model/schema/slugs'
import { routes } from '@/model/site/routes'

/**
 * Returns what style sheets need from tables: the palette as Tailwind colours, and the URLs of pictures, which are the tiles
 * of each page, `--tiles-home` and so on, those in the magnifying glass (components/sections/hero/places.tsx), and the
 * cockroach in front of the drain, which climbs (components/sections/about.css).
 */
export function artStyleSheet(palette: SiteContent['palette'], pictures: Pictures): string {
  const tiles = routes.flatMap(({ pageName, slug }) => {
    const { src, views } = pictures[`pictograms-${slug}`]
    return Object.keys(views)
      .filter((id) => id.startsWith('tile'))
      .map((id) => `--${id}-${pageName}: url("${src}#${id}");`)
  })
  const cockroach = `url("${pictures['barata-que-sobe'].src}")`
  const glasses = Object.entries({ ...pictures, [DRAIN_PAGE]: pictures['barata-e-agua'] })
    .filter(([card]) => card in PLACE_TARGETS)
    .map(([card, { src }]) => {
      const layers = [...(card === DRAIN_PAGE ? [cockroach] : []), `url("${src}")`]
      return `.glass-${card} {\n  --card-picture: ${layers.join(', ')};\n}`
    })
  return `@theme {
${[...colourDeclarations(palette), ...tiles].join('\n')}
}
@variant later {
${glasses.join('\n')}
.about-idea-picture::after {
  background-image: ${cockroach};
}
}
`
}
