import type { Scene } from '@/art/kit/scene'
import { scene as mapa } from './mapa'

export const scenes: readonly Scene[] = [mapa]
