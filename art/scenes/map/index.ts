import type { Scene } from '../../kit/scene'
import { scene as mapa } from './mapa'

export const scenes: readonly Scene[] = [mapa]
