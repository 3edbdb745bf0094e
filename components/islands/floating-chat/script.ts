import type { IslandScript } from '@/components/islands/island-script'

export const floatingChatScript: IslandScript = { events: ['pointerover', 'keyup'] }
