/**
 * The pictures at the top of a page: each drawn for wide screens and for phones, by day and at night.
 * On a wide screen the picture hangs on the page's right edge, so its lens runs off the frame there.
 */
import type { Drawing } from '@/art/kit/drawing'
import type { Scene } from '@/art/kit/scene'
import { FRAMES } from '@/art/kit/system'
import { DAY, type Light, NIGHT } from './light'

type Draw = (art: Drawing, light: Light) => void

/** @param hero what the picture shows by day, and how it is drawn in each of the two frames */
export function heroScenes(hero: {
  name: string
  title: string
  wide: Draw
  phone: Draw
}): Scene[] {
  const { name, title, wide, phone } = hero
  const scene = (suffix: string, draw: Draw, light: Light): Scene => ({
    name: name + suffix,
    group: 'heroes',
    title: light.dark ? `À noite: ${title}` : title,
    ...(draw === wide ? FRAMES.hero : FRAMES.heroPhone),
    background: 'none',
    draw: (art) => draw(art, light),
  })
  return [
    scene('', wide, DAY),
    scene('-celular', phone, DAY),
    scene('-noite', wide, NIGHT),
    scene('-noite-celular', phone, NIGHT),
  ]
}
