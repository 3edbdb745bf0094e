import { cropAround, photoSizeError, similarPhotoMessage } from './photo-rules'

it('accepts a photo of 800 × 400 pixels', () => {
  expect(photoSizeError({ width: 800, height: 400 })).toBeUndefined()
})

it.each([
  [0, 0, /^não se abre como foto\. Exemplo certo: /],
  [799, 1200, /^tem 799×1200 pixels, e a largura precisa ser de 800 ou mais\. Exemplo certo: /],
  [1600, 399, /^tem 1600×399 pixels, e a altura precisa ser de 400 ou mais\. Exemplo certo: /],
])('rejects a photo of %s × %s pixels', (width, height, error) => {
  expect(photoSizeError({ width, height })).toMatch(error)
})

const shape = { width: 800, height: 600 }

it.each([
  // A tall photo: the crop moves up and down only.
  [900, 1600, undefined, { left: 0, top: 463, width: 900, height: 675 }, { x: 50, y: 50 }],
  [900, 1600, { x: 50, y: 0 }, { left: 0, top: 0, width: 900, height: 675 }, { x: 50, y: 0 }],
  [900, 1600, { x: 90, y: 30 }, { left: 0, top: 143, width: 900, height: 675 }, { x: 90, y: 50 }],
  [900, 1600, { x: 0, y: 100 }, { left: 0, top: 925, width: 900, height: 675 }, { x: 0, y: 100 }],
  // A wide photo: the crop moves left and right only.
  [
    2000,
    600,
    { x: 100, y: 10 },
    { left: 1200, top: 0, width: 800, height: 600 },
    { x: 100, y: 10 },
  ],
  // A photo of the same shape: the crop is the complete photo.
  [1601, 1201, { x: 7, y: 93 }, { left: 0, top: 0, width: 1601, height: 1201 }, { x: 7, y: 93 }],
])('crops %s × %s pixels around %j', (width, height, focalPoint, crop, position) => {
  expect(cropAround({ width, height }, shape, focalPoint)).toEqual({ crop, focalPoint: position })
})

it.each([
  'fotos/ralo.JPG',
  'Fotos/ralo.jpg',
  'fotos/2026/Ralo.jpg',
  'fotos/rálo.jpg',
  'fotos/ralo.jpeg',
  'fotos/ralo.JPG.jpg',
])('names the similar photo %s', (path) => {
  expect(similarPhotoMessage(['fotos/vaso.jpg', path], 'fotos/ralo.jpg')).toMatch(
    `Há a foto ${path}. O que fazer: escreva este nome igual em content/photos.json`,
  )
})

it.each(['fotos/ralo.heic', 'fotos/Ralo.HEIC', 'fotos/ralo.tiff'])(
  'tells how to use the photo %s, which the site cannot read',
  (path) => {
    expect(similarPhotoMessage([path], 'fotos/ralo.jpg')).toBe(
      `Há a foto ${path}, que o site não abre. O que fazer: escolha-a no editor, ou exporte-a como JPG`,
    )
  },
)

it('names no other photo', () => {
  expect(similarPhotoMessage(['fotos/ralo2.jpg', 'fotos/x/vaso.jpg'], 'fotos/ralo.jpg')).toBe(
    undefined,
  )
})
