import { content } from '@/fixtures/content'
import { photoItems } from './photos'

const file = '/content/fotos/a.jpg'

it('asks what a photo shows in a place that informs', () => {
  const items = [
    { picture: 'ralo' as const, file },
    { picture: 'comprovante' as const, file },
    { picture: 'hero-dedetizacao' as const, file, alt: 'Equipe de uniforme verde' },
  ]
  expect(photoItems({ ...content, photos: { items } })).toEqual([
    expect.objectContaining({ blocks: false, path: ['photos', 'items', 1, 'alt'] }),
  ])
})
