import type { Scene } from '@/art/kit/scene'
import { scenes as dedetizacao } from './hero-dedetizacao'
import { scenes as desentupimento } from './hero-desentupimento'

export const scenes: readonly Scene[] = [...dedetizacao, ...desentupimento]
