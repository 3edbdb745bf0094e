/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import type { GitHub } from '@/editor/github'
import { Versions } from './versions'

it('removes the error of an earlier attempt when a version opens', async () => {
  const content = { oid: '1', files: {}, photos: [] }
  const github: Partial<GitHub> = {
    versions: async () => [{ oid: '1', message: 'x', committedDate: '2026-03-02T12:00:00Z' }],
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
