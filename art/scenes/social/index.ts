import type { Scene } from '@/art/kit/scene'
import { scene as ogDedetizacao } from './og-dedetizacao'
import { scene as ogDesentupimento } from './og-desentupimento'

export const scenes: readonly Scene[] = [ogDedetizacao, ogDesentupimento]
