/**
 * Going back shows the cached page at once, without a view transition: the browser need not take a
 * picture of the old page, and a phone's back gesture has an animation of its own.
 */
export function skipBackTransition(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition()
  })
}
