/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { useRequest } from './use-request'

it('is not pending after it is cancelled, and ignores the response', async () => {
  const { result } = renderHook(() => useRequest<string>())
  const request = Promise.resolve('late')
  act(() => result.current.run(request))
  expect(result.current.isPending).toBe(true)
  await act(async () => result.current.cancel())
  expect(result.current).toMatchObject({ data: undefined })
  expect(result.current.isPending).toBeFalsy()
})
