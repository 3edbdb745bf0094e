import type { Scene } from '@/art/kit/scene'
import { scene as sinaisDedetizacao } from './sinais-dedetizacao'
import { scene as sinaisDesentupimento } from './sinais-desentupimento'

export const scenes: readonly Scene[] = [sinaisDedetizacao, sinaisDesentupimento]
