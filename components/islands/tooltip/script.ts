import type { IslandScript } from '@/components/islands/island-script'

export const tooltipScript: IslandScript = { events: ['pointerover', 'keyup'] }
