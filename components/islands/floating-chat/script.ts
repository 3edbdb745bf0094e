import type { IslandScript } from '@/components/islands/island'

export const floatingChatScript: IslandScript = { events: ['pointerover', 'keyup'] }
