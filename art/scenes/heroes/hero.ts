/** The pictures at the top of a page: each by day and at night. */
import type { Drawing } from '@/art/kit/drawing'
import type { Scene } from '@/art/kit/scene'
import { FRAMES } from '@/art/kit/system'
import { DAY, type Light, NIGHT } from './light'

/** @param hero what the picture shows by day, and how it is drawn */
export function heroScenes(hero: {
  name: string
  title: string
  draw: (art: Drawing, light: Light) => void
}): Scene[] {
  const { name, title, draw } = hero
  const scene = (suffix: string, light: Light): Scene => ({
    name: name + suffix,
    group: 'heroes',
    title: light.dark ? `À noite: ${title}` : title,
    ...FRAMES.hero,
    background: 'none',
    draw: (art) => draw(art, light),
  })
  return [scene('', DAY), scene('-noite', NIGHT)]
}
