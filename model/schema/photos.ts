import { choice } from '@/model/fields/choice'
import { group } from '@/model/fields/group'
import { optionalList } from '@/model/fields/list'
import { numberField } from '@/model/fields/number'
import { photoFile } from '@/model/fields/photo'
import { text } from '@/model/fields/text'
import type { PageName } from '@/model/site/routes'
import type { FieldPath } from '@/model/values/tree'
import type { PartKey } from './content'
import { beforePhotoOf, PHOTO_PICTURES, PHOTOS_WITHOUT_ILLUSTRATION } from './picture-names'

const photoItemsSchema = optionalList(
  'Fotos',
  group('Foto', {
    picture: choice('Onde fica', PHOTO_PICTURES)
      .describe(
        'O desenho que a foto substitui. A foto de antes aparece ao lado da foto do mesmo serviço, que mostra o depois.',
      )
      // The first option is the place of another photo.
      .meta({ replacement: () => undefined }),
    file: photoFile('Foto'),
    alt: text('O que a foto mostra', 'Técnica de uniforme verde olha um ralo', 130)
      .describe(
        'Para quem não vê a foto: quem ou o que está nela. Só na abertura de uma página, no comprovante, na foto da equipe e nas de antes e depois; nos outros lugares, pode ficar vazio.',
      )
      .optional(),
    focus: group('Ponto que fica visível', {
      x: numberField('Da esquerda, em %', 0, 100, 50),
      y: numberField('Do alto, em %', 0, 100, 30),
    })
      .describe('Onde o site corta a foto, este ponto não se perde. Sem ele, vale o meio da foto.')
      // Without an input, because the owner taps the point on the photo.
      .meta({ hasNoInput: true })
      .optional(),
  })
    // The point of another photo is wrong.
    .meta({ mergesAsOne: true }),
  { max: Object.keys(PHOTO_PICTURES).length, uniqueFields: ['picture'] },
).describe(
  'Cada foto fica no lugar de um desenho. Toque no desenho da página, ou adicione a foto aqui.',
)

export const PHOTOS_PATH: FieldPath = ['photos', 'items']

export const photosSchema = group('Fotos', { items: photoItemsSchema })

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
  const isOfPair = name in PHOTOS_WITHOUT_ILLUSTRATION || pictures.includes(beforePhotoOf(name))
  return isOfPair ? 'required' : PICTURE_GROUPS[name]?.altNeed
}
