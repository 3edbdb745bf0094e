import { existsSync, readFileSync } from 'node:fs'
import type { Picture } from '@/lib/pictures'
import { deliveryOf } from './delivery'
import { scenes } from './index'
import { ownersPhotos } from './photos'
import { lastMade, madeFrom, rastersOf } from './rasters'
import { contentHash, drawScene } from './render'
import { artStylesheet } from './stylesheet'

const STYLES = 'app/art.generated.css'

/**
 * Names of the drawings whose files show other texts, colours or photos than content/ has now: some
 * carry the company's name or a page's headline, and all are in the palette.
 */
export function staleDrawings(): string[] {
  const made = lastMade()
  const manifest: Record<string, Picture> = JSON.parse(
    readFileSync('lib/pictures.generated.json', 'utf8'),
  )
  const { photos } = ownersPhotos()
  const stale = scenes.filter((scene) => {
    const { name } = scene
    const path = photos.get(name)
    const photo = path === undefined ? undefined : readFileSync(path)
    const drawn = drawScene(scene)
    const rasters = rastersOf(drawn, photo)
    if (rasters.length > 0)
      return rasters.some(
        (raster) => made[raster.path('*')]?.from !== madeFrom(photo ?? drawn.svg, raster),
      )
    if (deliveryOf(scene) === 'picture')
      return !manifest[name]?.fallback.includes(`.${contentHash(drawn.svg)}.`)
    const texture = `app/textures/${name}.svg`
    return !existsSync(texture) || readFileSync(texture, 'utf8') !== drawn.svg
  })
  const isRight = readFileSync(STYLES, 'utf8') === artStylesheet(manifest)
  return [...stale.map(({ name }) => name), ...(isRight ? [] : [STYLES])]
}
