import type { PageName } from '@/model/site/routes'
import type { PartKey } from './content'
import { BEFORE_PHOTOS, beforePhotoOf } from './picture-names'

/**
 * Pictures outside the cards, each with the groups of fields that show it, whose `alt` describes the
 * drawing. A photo has a description of its own: required where no drawing had one, and recommended
 * where earlier versions did not ask for it, because no site may stop.
 */
export const PICTURE_GROUPS: {
  readonly [name: string]:
    | {
        groups: readonly (PartKey | `${PageName}.method.proof`)[]
        altNeed?: 'required' | 'recommended'
      }
    | undefined
} = {
  'hero-dedetizacao': { groups: ['home.hero'], altNeed: 'recommended' },
  'hero-desentupimento': { groups: ['drains.hero'], altNeed: 'recommended' },
  comprovante: { groups: ['home.method.proof', 'drains.method.proof'], altNeed: 'recommended' },
  equipe: { groups: ['home.about', 'drains.about'], altNeed: 'required' },
  'pagina-nao-encontrada': { groups: ['interface.notFound'] },
}

/**
 * Tells whether a photo needs a description, because it informs. The others only decorate, and screen
 * readers skip them.
 * @param pictures those of all photos, because a photo may show a place after a service
 */
export function altNeed(name: string, pictures: readonly unknown[]) {
  const isOfPair = name in BEFORE_PHOTOS || pictures.includes(beforePhotoOf(name))
  return isOfPair ? 'required' : PICTURE_GROUPS[name]?.altNeed
}
