import { WORD_WIDTHS } from '@/components/parts/fitted-text'
import { colourDeclarations } from '@/model/colours/palettes'
import type { Pictures } from '@/model/pictures/picture-files'
import type { SiteContent } from '@/model/schema/content'
import { routes } from '@/model/site/routes'

/**
 * Returns what style sheets need from tables: the palette as Tailwind colours, the URLs of pictures, which are the tiles of
 * each page, `--tiles-home` and so on, the house and the animals in the magnifying glass, and the widths of words.
 */
export function artStyleSheet(palette: SiteContent['palette'], pictures: Pictures): string {
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
  const wordWidths = WORD_WIDTHS.map((width) => `.word-${width} {\n  --word-width: ${width};\n}`)
  const { src, dark } = pictures[`hero-${routes[0].slug}`]
  return `@theme {
${[...colourDeclarations(palette), ...tiles].join('\n')}
--house-light: url("${src}");
--house-dark: url("${dark}");
}
${wordWidths.join('\n')}
@variant later {
${animals.join('\n')}
}
`
}
