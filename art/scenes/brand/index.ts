import type { Scene } from '@/art/kit/scene'
import { scene as appIcon } from './app-icon'
import { scene as favicon } from './favicon'
import { scene as marca } from './marca'

export const scenes: readonly Scene[] = [marca, favicon, appIcon]
