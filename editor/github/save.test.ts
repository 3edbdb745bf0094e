import type { EditorStore } from '@/editor/store/editor'
import type { GitHub } from './github'
import { GitHubError } from './github-error'
import { fetchPhoto } from './save'

const addPhoto = jest.fn()
const fetchFailing = (error: Error) =>
  fetchPhoto(
    { addPhoto } as unknown as EditorStore,
    { readPhoto: () => Promise.reject(error) } as unknown as GitHub,
    'content/fotos/a.jpg',
  )

it('restores a version whose photo file is missing, without the photo', async () => {
  await fetchFailing(new GitHubError('Não achei', 'missing'))
  expect(addPhoto).not.toHaveBeenCalled()
})

it('stops if a photo exists and cannot be read', async () => {
  await expect(fetchFailing(new GitHubError('Sem internet', 'no-response'))).rejects.toThrow(
    'Sem internet',
  )
})
