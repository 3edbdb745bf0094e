import { content } from '@/fixtures/content'
import { photoPair } from './photo-pair'
import { BUILT_PICTURES } from './pictures'

it('names a photo without a description, as in an unfinished draft, by its label alone', () => {
  const photo = { ...BUILT_PICTURES.ralo, avif: [{ width: 400, src: '/images/ralo.avif' }] }
  const items = [
    { picture: 'antes-ralo' as const, file: '/content/fotos/a.jpg', alt: 'Ralo sujo' },
    { picture: 'ralo' as const, file: '/content/fotos/b.jpg' },
  ]
  const pictures = { ...BUILT_PICTURES, ralo: photo, 'antes-ralo': photo }
  const pair = photoPair({ items }, pictures, 'ralo', content.interface.general)
  const { before, after } = content.interface.general
  expect(pair?.map(({ alt }) => alt)).toEqual([`${before}: Ralo sujo`, after])
})
