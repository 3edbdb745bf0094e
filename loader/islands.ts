import { menuScript } from '@/components/islands/menu/script'
import { noticesScript } from '@/components/islands/notices/script'
import { tooltipScript } from '@/components/islands/tooltip/script'

/**
 * The islands. Each name is a folder of `components/islands/`, and the name in the `data-island` of
 * its element. Types, bundles and the loader derive from this list.
 */
export const ISLANDS = {
  menu: menuScript,
  notices: noticesScript,
  tooltip: tooltipScript,
}

export type IslandName = keyof typeof ISLANDS
