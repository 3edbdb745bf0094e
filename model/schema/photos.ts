import { choice } from '@/model/fields/choice'
import { group } from '@/model/fields/group'
import { optionalList } from '@/model/fields/list'
import { numberField } from '@/model/fields/number'
import { photoFile } from '@/model/fields/photo'
import { text } from '@/model/fields/text'
import { PHOTO_NAMES, PHOTO_PICTURES } from '@/model/pictures/pictures'
import { recordOf } from '@/model/values/record-of'
import type { FieldPath } from '@/model/values/tree'

const titles = recordOf(PHOTO_NAMES, (name) => PHOTO_PICTURES[name].title)

const photoItemsSchema = optionalList(
  'Fotos',
  group(
    'Foto',
    {
      picture: choice('Onde fica', titles)
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
        .describe(
          'Onde o site corta a foto, este ponto não se perde. Sem ele, vale o meio da foto.',
        )
        // Without an input, because the owner taps the point on the photo.
        .meta({ hasNoInput: true })
        .optional(),
    },
    // The point of another photo is wrong.
    { isOneValue: true },
  ),
  { max: PHOTO_NAMES.length, uniqueFields: ['picture'] },
).describe(
  'Cada foto fica no lugar de um desenho. Toque no desenho da página, ou adicione a foto aqui.',
)

export const PHOTOS_PATH: FieldPath = ['photos', 'items']

export const photosSchema = group('Fotos', { items: photoItemsSchema })
