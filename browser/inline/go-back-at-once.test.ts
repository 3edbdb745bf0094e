/** @jest-environment jsdom */
import { goBackAtOnce } from './go-back-at-once'

/** Leaves the page by a step of this kind, with a view transition. */
function leave(navigationType: string): jest.Mock {
  const skipTransition = jest.fn()
  const swap = Object.assign(new Event('pageswap'), {
    activation: { navigationType },
    viewTransition: { skipTransition },
  })
  dispatchEvent(swap)
  return skipTransition
}

describe('goBackAtOnce', () => {
  beforeAll(goBackAtOnce)

  it('skips the transition of a step in the history', () => {
    expect(leave('traverse')).toHaveBeenCalledTimes(1)
  })

  it('leaves that of a link', () => {
    expect(leave('push')).not.toHaveBeenCalled()
  })
})
