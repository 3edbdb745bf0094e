import type { Scene } from '@/art/kit/scene'
import { scene as controleDeAranha } from './controle-de-aranha'
import { scene as controleDeEscorpiao } from './controle-de-escorpiao'
import { scene as dedetizacao } from './dedetizacao'
import { scene as descupinizacao } from './descupinizacao'
import { scene as desratizacao } from './desratizacao'
import { scene as limpezaDeCaixasDagua } from './limpeza-de-caixas-dagua'
import { scene as limpezaDeForro } from './limpeza-de-forro'
import { scene as pragasUrbanas } from './pragas-urbanas'
import { scene as sanitizacao } from './sanitizacao'

/** In the order of the page. */
export const scenes: readonly Scene[] = [
  descupinizacao,
  dedetizacao,
  desratizacao,
  limpezaDeCaixasDagua,
  sanitizacao,
  pragasUrbanas,
  limpezaDeForro,
  controleDeEscorpiao,
  controleDeAranha,
]
