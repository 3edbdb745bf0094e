/**
 * Going back shows the page that was kept at once, without a view transition: the browser need not
 * take a picture of the page that is left, and a phone's own back gesture has its movement already.
 */
export function goBackAtOnce(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (activation?.navigationType === 'traverse') viewTransition?.skipTransition()
  })
}
