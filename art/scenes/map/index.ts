import type { Scene } from '../../kit/scene'

/** In the order of the page. */
export const scenes: readonly Scene[] = []
