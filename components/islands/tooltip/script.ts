import type { IslandScript } from '@/components/islands/island'

export const tooltipScript: IslandScript = { events: ['pointerover', 'keyup'] }
