/** @jest-environment jsdom */
import { logNotFound } from './log-not-found'

describe('logNotFound', () => {
  it('names the path without its query and its fragment', () => {
    const error = jest.spyOn(console, 'error').mockImplementation()
    history.replaceState(null, '', '/nada/%3Cb%3E?senha=1#aqui')
    logNotFound()
    expect(error).toHaveBeenCalledWith(expect.any(String), '/nada/%3Cb%3E')
    expect(error.mock.calls.join()).not.toContain('senha')
    error.mockRestore()
    history.replaceState(null, '', '/')
  })
})
