import type { Scene } from '@/art/kit/scene'
import { scene as barataEAgua } from './barata-e-agua'
import { scene as comprovante } from './comprovante'
import { scene as paginaNaoEncontrada } from './pagina-nao-encontrada'

export const scenes: readonly Scene[] = [barataEAgua, comprovante, paginaNaoEncontrada]
