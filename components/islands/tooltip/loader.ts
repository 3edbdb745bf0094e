import type { IslandLoader } from '@/components/islands/island-loader'

export const tooltipLoader: IslandLoader = { events: ['pointerover', 'keyup'] }
