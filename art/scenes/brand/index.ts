import type { Scene } from '../../kit/scene'
import { scene as appIcon } from './app-icon'
import { scene as appIconMaskable } from './app-icon-maskable'
import { scene as favicon } from './favicon'
import { scene as marca } from './marca'
import { scene as marcaClara } from './marca-clara'

export const scenes: readonly Scene[] = [marca, marcaClara, favicon, appIcon, appIconMaskable]
