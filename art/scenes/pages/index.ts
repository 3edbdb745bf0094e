import type { Scene } from '@/art/kit/scene'
import { scene as comprovante } from './comprovante'
import { scene as paginaNaoEncontrada } from './pagina-nao-encontrada'

export const scenes: readonly Scene[] = [comprovante, paginaNaoEncontrada]
