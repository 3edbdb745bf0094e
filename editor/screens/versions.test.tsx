/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { GitHub } from '@/editor/github/github'
import { Versions } from './versions'

it('removes the error of an earlier attempt when a version opens', async () => {
  const content = { oid: '1', files: {}, photos: [] }
  const github: Partial<GitHub> = {
    listVersions: async () => [{ oid: '1', message: 'x', committedDate: '2026-03-02T12:00:00Z' }],
    read: jest.fn().mockRejectedValueOnce(new Error('Sem internet')).mockResolvedValue(content),
  }
  const onShow = jest.fn()
  render(
    <Versions
      github={github as GitHub}
      base={{ ...content, oid: '2' }}
      hasUnsavedChanges={false}
      shown={undefined}
      onShow={onShow}
      onRestore={() => {}}
    />,
  )
  const version = await screen.findByRole('button')
  fireEvent.click(version)
  expect((await screen.findByRole('alert')).textContent).toBe('Sem internet')
  fireEvent.click(version)
  expect(screen.queryByRole('alert')).toBeNull()
  await Promise.resolve()
  expect(onShow).toHaveBeenCalledWith(content)
})

it('shows the version that the owner tapped last, even if another arrives later', async () => {
  const versions = ['1', '2'].map((oid) => ({ oid, message: oid, committedDate: '2026-03-02' }))
  const responses: Record<string, () => void> = {}
  const read = (oid: string) =>
    new Promise((resolve) => {
      responses[oid] = () => resolve({ oid, files: {}, photos: [] })
    })
  const onShow = jest.fn()
  const { unmount } = render(
    <Versions
      github={{ listVersions: async () => versions, read } as unknown as GitHub}
      base={{ oid: '3', files: {}, photos: [] }}
      hasUnsavedChanges={false}
      shown={undefined}
      onShow={onShow}
      onRestore={() => {}}
    />,
  )
  const [first, second] = await screen.findAllByRole('button')
  fireEvent.click(first as HTMLElement)
  fireEvent.click(second as HTMLElement)
  responses['2']?.()
  responses['1']?.()
  await waitFor(() => expect(onShow).toHaveBeenCalledWith(expect.objectContaining({ oid: '2' })))
  expect(onShow).toHaveBeenCalledTimes(1)
  fireEvent.click(first as HTMLElement)
  unmount()
  responses['1']?.()
  await Promise.resolve()
  expect(onShow).toHaveBeenLastCalledWith(undefined)
})
