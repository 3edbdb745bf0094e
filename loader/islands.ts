import { menuLoader } from '@/components/islands/menu/loader'
import { noticesLoader } from '@/components/islands/notices/loader'
import { tooltipLoader } from '@/components/islands/tooltip/loader'

/**
 * The islands. Each name is a folder of `components/islands/`, and the name in the `data-island` of
 * its element. Types, bundles and loaders derive from this list.
 */
export const ISLANDS = {
  menu: menuLoader,
  notices: noticesLoader,
  tooltip: tooltipLoader,
}

export type IslandName = keyof typeof ISLANDS
