/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import { Photo } from './photo'

it('shows a photo once it is loaded', async () => {
  URL.createObjectURL = () => 'blob:ralo'
  URL.revokeObjectURL = () => {}
  let finishReading: (blob: Blob) => void = () => {}
  const readPhoto = () =>
    new Promise<Blob>((resolve) => {
      finishReading = resolve
    })
  render(<Photo readPhoto={readPhoto} file="/content/photos/ralo.jpg" />)
  expect(screen.queryByRole('img')).toBeNull()
  await act(async () => finishReading(new Blob()))
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:ralo')
})
