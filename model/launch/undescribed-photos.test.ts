import { changedContent, content } from '@/fixtures/content'
import { undescribedPhotoItems } from './undescribed-photos'

const file = '/content/fotos/a.jpg'

it('asks what a photo shows in a place that informs', () => {
  const items = [
    { picture: 'ralo' as const, file },
    { picture: 'comprovante' as const, file },
    { picture: 'hero-dedetizacao' as const, file, alt: 'Equipe de uniforme verde' },
  ]
  expect(undescribedPhotoItems({ ...content, photos: { items } })).toEqual([
    expect.objectContaining({ blocks: false, path: ['photos', 'items', 1, 'alt'] }),
  ])
})

it.each(['hidden method', 'no proof'])(
  'asks nothing about the proof on a page with %s',
  (reason) => {
    const changed = changedContent(({ home, drains, photos }) => {
      photos.items = [{ picture: 'comprovante', file }]
      for (const page of [home, drains])
        if (reason === 'no proof') page.method.proof = undefined
        else page.hidden = { method: true }
    })
    expect(undescribedPhotoItems(changed)).toEqual([])
  },
)
