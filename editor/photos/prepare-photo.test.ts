import { photoPath } from './prepare-photo'

it.each([
  ['Ralo da Cozinha (1).JPG', /^content\/fotos\/ralo-da-cozinha-1-[\da-f]{8}\.jpg$/],
  ['IMG_2041.jpeg', /^content\/fotos\/img-2041-[\da-f]{8}\.jpg$/],
  ['Água.heic', /^content\/fotos\/agua-[\da-f]{8}\.jpg$/],
  [`${'x'.repeat(250)}.jpg`, /^content\/fotos\/x{60}-[\da-f]{8}\.jpg$/],
])('stores the photo %s under a short name', async (name, path) => {
  expect(await photoPath(name, new Blob(['photo']))).toMatch(path)
})
