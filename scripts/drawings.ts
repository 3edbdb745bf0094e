import { existsSync, readFileSync } from 'node:fs'
import { deliveryOf } from '../art/delivery'
import { scenes } from '../art/index'
import { ownersPhotos } from '../art/photos'
import { contentHash, drawScene } from '../art/render'
import { paletteStylesheet } from '../art/stylesheet'

/**
 * Names of the drawings whose files show other texts, colours or photos than content/ has now: some
 * carry the company's name or a page's headline, and all are in the palette.
 */
export function staleDrawings(): string[] {
  const icons: Record<string, string> = JSON.parse(readFileSync('art/icons.generated.json', 'utf8'))
  const manifest: Record<string, { fallback: string }> = JSON.parse(
    readFileSync('lib/pictures.generated.json', 'utf8'),
  )
  const { photos } = ownersPhotos()
  const stale = scenes.filter((scene) => {
    const { name } = scene
    const photo = photos.get(name)
    const source = photo ? readFileSync(photo) : drawScene(scene).svg
    switch (deliveryOf(scene).kind) {
      case 'material': {
        const path = `app/material/${name}.svg`
        return !existsSync(path) || readFileSync(path, 'utf8') !== source
      }
      case 'icon':
        return icons[name] !== contentHash(source)
      default:
        return !manifest[name]?.fallback.includes(`.${contentHash(source)}.`)
    }
  })
  const colours = readFileSync('app/palette.generated.css', 'utf8') === paletteStylesheet()
  return [...stale.map(({ name }) => name), ...(colours ? [] : ['app/palette.generated.css'])]
}
