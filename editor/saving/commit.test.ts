import { companyFiles } from '@/fixtures/content'
import { filesToCommit } from './commit'

it('commits the prepared photos that the draft uses and the branch lacks', async () => {
  const [used, unused, known] = ['ralo', 'pia', 'vaso'].map((name) => `content/fotos/${name}.jpg`)
  const photo = { blob: new Blob(['x']), width: 1, height: 1 }
  const photos = Object.fromEntries([used, unused, known].map((path) => [path, photo]))
  const items = [used, known].map((path) => ({ picture: 'ralo', file: `/${path}` }))
  const unsaved = {
    base: { oid: '', files: companyFiles, photos: [String(known)] },
    draft: { ...companyFiles, photos: { items } },
    photos,
  }
  const { additions, photoPaths } = await filesToCommit(unsaved, ['photos'])
  expect(photoPaths).toEqual([used])
  expect(additions.map(({ path }) => path)).toEqual(['content/photos.json', used])
  expect(additions[1]?.contents).toBe(btoa('x'))
})
