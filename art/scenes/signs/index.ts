import type { Scene } from '../../kit/scene'
import { scene as sinaisDedetizacao } from './sinais-dedetizacao'
import { scene as sinaisDesentupimento } from './sinais-desentupimento'

export const scenes: readonly Scene[] = [sinaisDedetizacao, sinaisDesentupimento]
